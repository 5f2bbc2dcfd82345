"""Messages to those who are not here, and the days on which no clock runs for them."""
