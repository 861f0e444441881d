"""The order of a turn with every box of the game, step by step, as page 17 has it."""

from krajina.games.carcassonne import GAME, CarcassonneOptions

TURN = """\
START PlaceSpringStep
DRAW_TILE DrawTileStep
DRAWN BuryTileStep
DRAWN TurnWheelStep
PLACE_TILE PlaceTileStep
PLACED WatchBuilderStep
PLACED FollowRiverStep
PLACE_FIGURE PlaceFigureStep
AFTER_FIGURE TendFlockStep
AFTER_FIGURE DrawSheepStep
SCORE StableClosedStep
SCORE ScoreStep
END_OF_TURN SecondTileStep
NEXT_PLAYER EndTurnStep
"""
OF_THE_BASE_GAME = {"DrawTileStep", "PlaceTileStep", "PlaceFigureStep", "ScoreStep", "EndTurnStep"}


def order(options: CarcassonneOptions) -> list[str]:
    state = GAME.new(options)
    return [f"{step.slot.name} {type(step).__name__}" for step in state.rules.steps]


def test_every_step_has_its_slot() -> None:
    assert order(CarcassonneOptions(seats=2, boxes="all", variants=("flock-stabled-when-closed",))) == TURN.splitlines()


def test_the_base_game_has_five_steps_in_the_same_order() -> None:
    assert order(CarcassonneOptions(seats=2)) == [
        line for line in TURN.splitlines() if line.split()[1] in OF_THE_BASE_GAME
    ]
