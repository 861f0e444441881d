"""Sequential halving: the same luck for all, most looks for the best, and the best first."""

from random import Random

from krajina.bots.halving import best_of


def test_the_best_of_noisy_arms_is_found_and_looked_at_most() -> None:
    looks: dict[int, list[int]] = {arm: [] for arm in range(8)}

    def look(arm: int, luck: int) -> float:
        looks[arm].append(luck)
        return arm + Random(f"{arm} {luck}").gauss(0, 1)

    ranked = best_of(range(8), look, 240)
    assert ranked[0][0] == 7
    assert sorted(arm for arm, _ in ranked) == list(range(8))
    assert len(looks[7]) == max(map(len, looks.values()))
    assert sum(map(len, looks.values())) <= 240
    assert all(looks[7][: len(each)] == each for each in looks.values()), "all meet the same luck"


def test_common_luck_tells_apart_what_noise_would_hide() -> None:
    def look(arm: int, luck: int) -> float:
        return 0.01 * arm + Random(luck).gauss(0, 100)

    assert best_of([0, 1], look, 4)[0][0] == 1


def test_one_arm_is_the_best() -> None:
    assert best_of(["only"], lambda _arm, _luck: 1.0, 1) == [("only", 1.0)]
