// What this device adds to the luck of a game: 16 random bytes in hex, so that nobody alone decides it.

export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
