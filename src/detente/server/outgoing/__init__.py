"""What goes out to people who are away: mail, web push, webhooks."""
