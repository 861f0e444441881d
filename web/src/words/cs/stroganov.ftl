### The board of Stroganov

## The land

stroganov-region = Oblast { $region }
