// The pseudo-language: English with strange letters, every word a third longer, so that a test sees what came from no
// catalogue and what does not fit.
const LETTERS: Record<string, string> = {
  a: "á",
  e: "ë",
  i: "ï",
  o: "ø",
  u: "û",
  y: "ÿ",
  A: "Å",
  E: "É",
  I: "Î",
  O: "Ö",
  U: "Ü",
};

export function pseudo(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) => {
    const strange = [...word].map((letter) => LETTERS[letter] ?? letter).join("");
    return strange + "~".repeat(Math.ceil(word.length / 3));
  });
}
