/** Gives numbers from 0 inclusive to `below` exclusive; the same seed gives the same ones (mulberry32). */
type Random = (below: number) => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

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
export function mutate(bytes: Buffer, samples: readonly Buffer[], random: Random): Buffer {
  let changed = bytes;
  for (let change = 0; change <= random(8); change += 1) changed = changeOnce(changed, samples, random);
  return changed.subarray(0, LONGEST);
}

function changeOnce(bytes: Buffer, samples: readonly Buffer[], random: Random): Buffer {
  const at = random(bytes.length + 1);
  const length = random(Math.min(bytes.length - at, 64) + 1);
  const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at)];
  const other = samples[random(samples.length)] ?? bytes;
  switch (random(7)) {
    case 0:
      return Buffer.concat([before, Buffer.of(random(256)), bytes.subarray(at + 1)]);
    case 1:
      return Buffer.concat([before, TOKENS[random(TOKENS.length)] ?? piece, after]);
    case 2:
      return Buffer.concat([before, TOKENS[random(TOKENS.length)] ?? piece, after.subarray(length)]);
    case 3:
      return Buffer.concat([before, after.subarray(length)]);
    case 4:
      return Buffer.concat([before, ...Array<Buffer>(1 + random(40)).fill(piece), after]);
    case 5:
      return Buffer.concat([before, other.subarray(random(other.length + 1))]);
    default:
      return before;
  }
}
