"""What readers of a table are shown: views, changes against the last one, records, fair dice."""
