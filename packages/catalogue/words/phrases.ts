/** A pattern for groups of words in which a star stands for any letters, and a space for any space or line's end. */
export function phrasePattern(phrases: readonly string[], flags: "gu" | "giu"): RegExp {
  const written = phrases.map((phrase) =>
    phrase
      .replace(/[.?+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", "[\\p{L}]*")
      .replace(/\s+/g, "\\s+"),
  );
  return new RegExp(`(?<![\\p{L}\\d-])(?:${written.join("|")})(?![\\p{L}\\d])`, flags);
}
