import type { Chance } from "../faults/chance.ts";

/** What parsers of JSON, forms and text are apt to stumble over. */
const TOKENS = [
  ..."{}[]\",:&=%+;\\/@<>'.-_\n\r\t\0 ",
  "null",
  "true",
  "NaN",
  "1e999",
  "-0",
  '""',
  "[[[[",
  '{"":',
  '"id":',
  '"firstName":',
  '"email":"a@b.rs"',
  '"phone":"064 123"',
  '"message":',
  '"startedAt":',
  '"website":',
  '"locale":"sr"',
  '"__proto__":',
  '"constructor":{"prototype":{}}',
  "\\u0000",
  "\\ud800",
  "\\u2028",
  "email=a%40b.rs",
  "&phone=064123",
  "&from=%2Fsr%2Fcontact",
  "&from=//evil.example",
  "&__proto__=x",
  "%",
  "%0d%0aBcc:",
  "%u0041",
  "%ff%fe",
  "\ufeff",
  "\u2028",
  "\u202e",
  "č",
  "🪨",
  "</textarea><script>",
  "\xff\xfe",
].map((token) => Buffer.from(token));

/** No body may be longer; a little more shows that. */
const LONGEST = 33 * 1024;

/** Changes bytes in one to eight random ways, now and then with a piece of another sample. */
export function mutate(bytes: Buffer, samples: readonly Buffer[], chance: Chance): Buffer {
  let changed = bytes;
  for (let change = 0; change <= chance.below(8); change += 1) changed = changeOnce(changed, samples, chance);
  return changed.subarray(0, LONGEST);
}

function changeOnce(bytes: Buffer, samples: readonly Buffer[], chance: Chance): Buffer {
  const at = chance.below(bytes.length + 1);
  const length = chance.below(Math.min(bytes.length - at, 64) + 1);
  const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at)];
  const other = samples[chance.below(samples.length)] ?? bytes;
  switch (chance.below(7)) {
    case 0:
      return Buffer.concat([before, Buffer.of(chance.below(256)), bytes.subarray(at + 1)]);
    case 1:
      return Buffer.concat([before, TOKENS[chance.below(TOKENS.length)] ?? piece, after]);
    case 2:
      return Buffer.concat([before, TOKENS[chance.below(TOKENS.length)] ?? piece, after.subarray(length)]);
    case 3:
      return Buffer.concat([before, after.subarray(length)]);
    case 4:
      return Buffer.concat([before, ...Array<Buffer>(1 + chance.below(40)).fill(piece), after]);
    case 5:
      return Buffer.concat([before, other.subarray(chance.below(other.length + 1))]);
    default:
      return before;
  }
}
