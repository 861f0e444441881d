// The QR code: every dark cell is in the path, and no other.
import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrPath } from "./qr";

it("draws the dark cells of the code", () => {
  const text = "https://example.org/table/abc";
  const { size, path } = qrPath(text);
  const drawn = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].reduce((sum, [, , , run]) => sum + Number(run), 0);
  const { data } = encode(text, { border: 2 });
  expect(size).toBe(data.length);
  expect(drawn).toBe(data.flat().filter(Boolean).length);
});
