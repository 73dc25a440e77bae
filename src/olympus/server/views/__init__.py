"""Views: what each seat is sent, by subscription."""
