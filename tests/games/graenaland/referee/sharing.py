"""Proposals and votes (sections 5 to 7), and what is said about them."""

from tests.games.graenaland.referee.box import RESOURCES, WORKS
from tests.games.graenaland.referee.round import Round
from tests.games.graenaland.referee.table import Action, Asked, Question, Sharing, Steps, ask, listed

PASS: Action = ("pass",)
VOTES: list[Action] = [("vote", True), ("vote", False)]
PHRASES = 2  # so often may one speak about one thing; a limit of ours, the book has none
TALK = ("promise_vote", "promise_work", "promise_share", "promise_give", "promise_swap", "ask_vote", "ask_give")


class Council(Round):
    """Sharing out."""

    proposal: tuple[int, str, tuple[tuple[str, ...], ...]] | None = None
    said: set[tuple[int, Action]]  # by whom, about what is talked about now

    def share_out(self) -> Steps:
        assert self.main is not None
        for seat in self.clockwise(self.main)[1:]:
            yield from self.propose(seat)

    def propose(self, seat: int) -> Steps:
        """All cards of a territory where one has a vote, among those with a vote there (ruling 19)."""
        forms = [
            Sharing(("propose", at), self.pile(at), self.voters(at))
            for at in self.island
            if self.pile(at).total() and self.votes(seat, at)
        ]
        if not forms:
            return
        action = yield from ask(seat, listed("propose", [PASS], *forms))
        if action == PASS:
            return
        _, at, shares = action
        self.proposal, self.said = (seat, at, shares), set()
        yield from self.vote(seat, at)
        agreed = sum(self.votes(voter, at) for voter, (_, agree) in self.answers.items() if agree)
        if 2 * agreed > sum(self.votes(voter, at) for voter in self.voters(at)):
            self.hand_out(at, shares)
        self.proposal, self.answers = None, {}

    def vote(self, proposer: int, at: str) -> Steps:
        """Sealed and all at once, or aloud, clockwise with the proposer last (ruling 20)."""
        voters = list(self.voters(at))
        if not self.options["open_votes"]:
            yield from self.together(voters, self.ballot)
            return
        self.answers = {}
        for seat in [*self.clockwise(proposer)[1:], proposer]:
            while seat in voters and seat not in self.answers:
                asked = {seat: self.ballot(seat)}
                if proposer in voters and proposer != seat and self.may_talk(proposer):
                    asked[proposer] = listed("vote", [("say_nothing",), *self.vote_talk(proposer)])
                who, action = yield Question(asked)
                if action == ("say_nothing",):
                    self.said.add((who, action))
                elif not self.is_talk(who, action):
                    self.answers[seat] = action

    def ballot(self, seat: int) -> Asked:
        return listed("vote", [*VOTES, *self.vote_talk(seat)])

    def hand_out(self, at: str, shares: tuple[tuple[str, ...], ...]) -> None:
        """Face-down cards are dealt the oldest first (ruling 15)."""
        land = self.island[at]
        covered = list(land.covered)
        for seat, share in zip(self.voters(at), shares, strict=True):
            for item in share:
                resource = covered.pop(0) if item == "face_down" else item
                self.clans[seat].hand[f"{land.terrain}-{resource}"] += 1
        assert not covered, "every card was given"
        land.pile, land.covered = [], []

    # -- talk (section 7 of the rulings) ------------------------------------------------------------------------------

    def may_talk(self, seat: int) -> bool:
        if self.options["talk"] == "none" or (seat, ("say_nothing",)) in self.said:
            return False
        return sum(who == seat for who, _ in self.said) < PHRASES

    def unsaid(self, seat: int, phrases: list[Action]) -> list[Action]:
        """Nobody says the same thing twice."""
        return [phrase for phrase in phrases if (seat, phrase) not in self.said]

    def vote_talk(self, seat: int) -> list[Action]:
        """What one may say to those who still have to vote; never another way to share the pile."""
        assert self.proposal
        at = self.proposal[1]
        if not self.may_talk(seat):
            return []
        land = self.island[at]
        works = [work for work in WORKS if work not in land.works and land.houses(seat) and self.tokens_left(work, at)]
        listening = [other for other in self.voters(at) if other != seat and other not in self.answers]
        promised = any(who == seat and phrase[0] == "promise_vote" for who, phrase in self.said)
        own: list[Action] = [("promise_vote", True), ("promise_vote", False)]
        found = [] if promised or not listening else own
        for other in listening:
            if other not in self.answers:
                found += [("ask_vote", other, True), ("ask_vote", other, False)]
                found += [("promise_work", other, work) for work in works]
                found += [
                    ("promise_share", other, resource)
                    for resource in RESOURCES
                    if self.box.decks[land.terrain].get(resource)
                ]
        return self.unsaid(seat, found)

    def is_talk(self, seat: int, action: Action) -> bool:
        if action[0] in TALK:
            self.said.add((seat, action))
        return action[0] in TALK
