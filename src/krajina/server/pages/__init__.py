"""The pages: server-made HTML that works without a script; `frame` is around all of them."""
