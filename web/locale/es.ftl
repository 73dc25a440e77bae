close = Close
