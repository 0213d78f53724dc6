"""1960: Kennedy contre Nixon (1960: The Making of the President), with Harry F. Byrd."""
