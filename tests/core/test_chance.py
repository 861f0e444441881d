import hmac
from collections import Counter
from hashlib import sha256
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.core.table import SECRET

from krajina.core import Fair, KeyedRandom, Weighted, below, keyed, promise, simulated
from krajina.core.chance import keeps
from krajina_harvest.game import Crop, Draw

KEY = b"k" * 32
OTHER = bytes(32)

# The scheme, pinned: whoever changes it makes every old record unverifiable.
COMMITMENT = "6cc03cfbabb7247f3d258932735cf41c34790ab1791000168f5b63b1f8997c4b"
STREAM = (
    "0abbcf8812d933cee37327b82df894ac7578a0bb38b5e97107eebc2bbbf9e4d7"
    "091ab030f9db58243184f613ac6c7881f7077f24e8d16c0befdeee1f6f1c54c4"
)


def frame(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def bits_of(secret: bytes, game: str, salts: tuple[str, ...], index: int, blocks: int) -> bytes:
    message = frame(b"krajina stream 1", game.encode(), *(salt.encode() for salt in salts))
    key = hmac.new(secret, message, sha256).digest()
    counters = [index.to_bytes(8, "big") + block.to_bytes(8, "big") for block in range(blocks)]
    return b"".join(hmac.new(key, counter, sha256).digest() for counter in counters)


def first_bits(fair: Fair, secret: bytes = SECRET, index: int = 0) -> int:
    return keyed(secret, fair)(index).getrandbits(256)


def test_the_commitment_is_the_pinned_one() -> None:
    fair = promise(SECRET, "table 7", ("ann", "bob"))
    assert fair.commitment == sha256(frame(b"krajina commitment 1", b"table 7", SECRET)).hexdigest()
    assert fair.commitment == COMMITMENT


def test_the_stream_is_the_pinned_one() -> None:
    fair = promise(SECRET, "table 7", ("ann", "čáp"))
    drawn = keyed(SECRET, fair)(42).getrandbits(512).to_bytes(64, "big")
    assert drawn == bits_of(SECRET, "table 7", ("ann", "čáp"), 42, 2)
    assert drawn.hex() == STREAM


def test_a_draw_takes_the_leading_bits_of_the_stream_first() -> None:
    number = int.from_bytes(bits_of(SECRET, "g", (), 3, 1), "big")
    rng = keyed(SECRET, promise(SECRET, "g"))(3)
    assert [rng.getrandbits(3), rng.getrandbits(5)] == [number >> 253, number >> 248 & 31]


def test_a_float_takes_53_bits() -> None:
    assert KeyedRandom(KEY, 1).random() == KeyedRandom(KEY, 1).getrandbits(53) / 2**53


def test_bits_are_a_pure_function_of_key_and_index() -> None:
    assert KeyedRandom(KEY, 5).getrandbits(700) == KeyedRandom(KEY, 5).getrandbits(700)
    assert len({KeyedRandom(KEY, index).getrandbits(64) for index in range(100)}) == 100
    assert KeyedRandom(KEY, 5).getrandbits(64) != KeyedRandom(OTHER, 5).getrandbits(64)


def test_draws_of_one_index_do_not_disturb_those_of_another() -> None:
    chance = keyed(SECRET, promise(SECRET, "g"))
    one, two = chance(1), chance(2)
    mixed = [(one.getrandbits(100), two.getrandbits(100)) for _ in range(5)]
    alone = chance(2)
    assert [two_bits for _, two_bits in mixed] == [alone.getrandbits(100) for _ in range(5)]


@pytest.mark.slow
@given(some.lists(some.integers(0, 600), max_size=12))
def test_requests_of_any_sizes_read_one_and_the_same_stream(sizes: list[int]) -> None:
    rng = KeyedRandom(KEY, 9)
    joined = 0
    for size in sizes:
        bits = rng.getrandbits(size)
        assert bits.bit_length() <= size
        joined = joined << size | bits
    assert joined == KeyedRandom(KEY, 9).getrandbits(sum(sizes))


def test_everything_that_random_offers_works_and_can_be_repeated() -> None:
    def use() -> list[object]:
        rng = KeyedRandom(KEY, 1)
        cards = list(range(10))
        rng.shuffle(cards)
        return [
            rng.random(),
            rng.randrange(10**30),
            cards,
            rng.choice("abc"),
            rng.sample(range(100), 5),
            rng.gauss(),
            rng.randbytes(7),
            rng.choices("ab", [1, 2], k=4),
        ]

    assert use() == use()
    [fraction, number, cards, *_] = use()
    assert isinstance(fraction, float)
    assert 0 <= fraction < 1
    assert isinstance(number, int)
    assert 0 <= number < 10**30
    assert isinstance(cards, list)
    assert sorted(cards) == list(range(10))


def test_seeding_changes_nothing_and_there_is_no_state_to_take() -> None:
    rng = KeyedRandom(KEY, 1)
    rng.seed(99)
    assert rng.getrandbits(64) == KeyedRandom(KEY, 1).getrandbits(64)
    with pytest.raises(TypeError):
        rng.getstate()
    with pytest.raises(TypeError):
        rng.setstate(Random(1).getstate())


def test_the_commitment_differs_by_game_and_by_secret_but_not_by_salts() -> None:
    told = promise(SECRET, "table 7").commitment
    assert promise(SECRET, "table 8").commitment != told
    assert promise(OTHER, "table 7").commitment != told
    assert promise(SECRET, "table 7", ("ann",)).commitment == told


def test_a_promise_tells_neither_secret_nor_key() -> None:
    fair = promise(SECRET, "table 7", ("ann",))
    assert fair.key == ""
    assert SECRET.hex() not in repr(fair)


@pytest.mark.parametrize("salts", [("bnn", "bob"), ("ann", "bo"), ("bob", "ann"), ("ann",), ()])
def test_other_salts_give_other_draws(salts: tuple[str, ...]) -> None:
    assert first_bits(promise(SECRET, "g", salts)) != first_bits(promise(SECRET, "g", ("ann", "bob")))


def test_no_two_lists_of_salts_are_taken_for_one_another() -> None:
    lists = [
        ("ab", "c"),
        ("a", "bc"),
        ("abc",),
        ("abc", ""),
        ("", "abc"),
        ("a", "b", "c"),
        ("a\0b", "c"),
        ("a", "b\0c"),
    ]
    assert len({first_bits(promise(SECRET, "g", salts)) for salts in lists}) == len(lists)
    assert first_bits(promise(SECRET, "ga", ("b",))) != first_bits(promise(SECRET, "g", ("ab",)))


def test_other_games_and_other_secrets_give_other_draws() -> None:
    fair = promise(SECRET, "g")
    assert first_bits(promise(SECRET, "h")) != first_bits(fair)
    assert first_bits(fair, OTHER) != first_bits(fair)


def test_only_the_promised_secret_keeps_the_promise() -> None:
    fair = promise(SECRET, "g", ("ann",))
    assert keeps(fair, SECRET)
    assert not keeps(fair, OTHER)
    assert not keeps(fair, SECRET + b"\0")
    assert not keeps(fair, b"")


@pytest.mark.parametrize(
    "commitment", ["", "00", "č" * 64, promise(OTHER, "g").commitment], ids=["none", "short", "strange", "other"]
)
def test_a_damaged_commitment_is_not_kept(commitment: str) -> None:
    assert not keeps(Fair("g", commitment), SECRET)


@pytest.mark.parametrize("secret", [b"", b"short", bytes(31)])
def test_a_secret_that_could_be_guessed_is_a_bug(secret: bytes) -> None:
    with pytest.raises(AssertionError):
        promise(secret, "g")


def test_first_draws_over_many_indexes_are_even() -> None:
    chance = keyed(SECRET, promise(SECRET, "g"))
    counts = Counter(below(chance(index), 6) for index in range(6000))
    assert sorted(counts) == list(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, 99.9 %


def test_weighted_first_draws_follow_the_weights() -> None:
    chance = keyed(SECRET, promise(SECRET, "g"))
    choices = Weighted([Draw(crop) for crop in Crop], [1, 2, 7])
    counts = Counter(choices.sample(chance(index)) for index in range(5000))
    expected = [500, 1000, 3500]
    found = [counts[Draw(crop)] for crop in Crop]
    assert sum((a - b) ** 2 / b for a, b in zip(found, expected, strict=True)) < 13.8  # 2 degrees, 99.9 %


def test_shuffles_of_three_give_all_orders_evenly() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for index in range(3000):
        cards = [0, 1, 2]
        KeyedRandom(KEY, index).shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 20.5


def test_simulated_chance_goes_on_with_the_generator_it_was_given() -> None:
    chance, rng = simulated(Random(3)), Random(3)
    assert [chance(7).random(), chance(7).random()] == [rng.random(), rng.random()]
