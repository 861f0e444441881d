// Suggestions of a first game: with each kind of question twice, and as long as it is asked.
import { describe, expect, it } from "vitest";
import { Suggestions } from "./suggestions";

describe("a suggestion", () => {
  it("comes twice with each question that has one, and stays while it is asked", () => {
    const suggestions = new Suggestions(["move", "vote"], (name) => `village-tip-${name}`);
    expect(suggestions.keyFor("ask-move", 3)).toBe("village-tip-move");
    expect(suggestions.keyFor("ask-move", 3)).toBe("village-tip-move");
    expect(suggestions.keyFor("ask-vote", 4)).toBe("village-tip-vote");
    expect(suggestions.keyFor("ask-move", 9)).toBe("village-tip-move");
    expect(suggestions.keyFor("ask-move", 15)).toBe("");
    expect(suggestions.keyFor("ask-move", 9)).toBe("village-tip-move");
    expect(suggestions.keyFor("ask-fee", 16)).toBe("");
  });
});
