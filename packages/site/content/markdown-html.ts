import { marked, type Token } from "marked";

/** A Markdown text as HTML. */
export function markdownHtml(text: string): string {
  return marked.parse(text, { async: false, walkTokens: keepPrefixes });
}

/** Words alone, as an invisible character would break a link. */
function keepPrefixes(token: Token): void {
  if (token.type === "text") token.text = withJoinedPrefixes(token.text);
}

/** A word joiner after the hyphen of a letter alone, so that no line ends in the middle of "e-mail". */
function withJoinedPrefixes(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L}-)(?=\p{L})/gu, "$1\u2060");
}
