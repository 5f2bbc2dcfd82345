"""What Python lacks elsewhere: see `sitecustomize.py`."""
