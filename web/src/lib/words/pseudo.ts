// The pseudo-language: English with strange letters, half as long again, so that a test sees what came from no catalogue
// and what does not fit.
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
  const strange = [...text].map((letter) => LETTERS[letter] ?? letter).join("");
  const words = text.trim().split(/\s+/).filter(Boolean).length;
  return words ? `${strange}${"~".repeat(Math.ceil(text.trim().length / 3))}` : strange;
}
