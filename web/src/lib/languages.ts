// The languages that the client speaks.
export const LANGUAGES = ["cs", "en", "de", "fr"] as const;
