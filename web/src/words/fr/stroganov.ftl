### The board of Stroganov

## The land

stroganov-region = Région { $region }
