type Words = { message: string; fix: string };

/** Why a text is not JSON, and where; undefined where it is. */
export function jsonProblem(written: string): (Words & { offset: number }) | undefined {
  try {
    JSON.parse(written);
    return undefined;
  } catch (error) {
    return trailingComma(written) ?? unquoted(written) ?? otherwise(error, written);
  }
}

function trailingComma(written: string): (Words & { offset: number }) | undefined {
  const found = /,\s*[}\]]/.exec(withoutTexts(written));
  return found
    ? { offset: found.index, message: "there is a comma after the last entry", fix: "take it out" }
    : undefined;
}

function unquoted(written: string): (Words & { offset: number }) | undefined {
  const found = /(?!(?:true|false|null)\b)[\p{L}'“„][^,:}\]\n]*/u.exec(withoutTexts(written));
  return found
    ? {
        offset: found.index,
        message: `the file cannot be read as JSON: ${found[0].trim()} stands without quotes`,
        fix: "put it in double quotes",
      }
    : undefined;
}

function otherwise(error: unknown, written: string): Words & { offset: number } {
  const { message }: { message: string } = Object(error);
  const position = /at position (\d+)/.exec(message)?.[1];
  return {
    offset: position === undefined ? written.length : Number(position),
    message: `the file cannot be read as JSON: ${message.replace(/ in JSON at position.*/, "")}`,
    fix: "compare the commas, quotes and braces of this line and the one above with the other lines",
  };
}

/** The same length, with nothing left within double quotes. */
function withoutTexts(written: string): string {
  return written.replace(/"(?:[^"\\\n]|\\.)*"/g, (text) => `"${"0".repeat(text.length - 2)}"`);
}
