// Random texts that this device chooses: 16 bytes in hex. They need no secure page, as other ways of the browser do.

function chosen(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this device adds to the luck of a game, so that nobody alone decides it. */
export const newSalt = chosen;

/** By which a request is known when it is sent again. */
export const newRequestId = chosen;
