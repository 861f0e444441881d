### The board of Stroganov

## The land

stroganov-region = Region { $region }
