"""How strong the bots are: matches between levels and against references, and the page that tells of them."""
