/** A tensor that goes into a network or comes out of it: its name, and its sides, undefined where any are taken. */
export type Tensor = { name: string; type: number; sides: (number | undefined)[] };

export type Interface = { inputs: Tensor[]; outputs: Tensor[] };

/** ONNX calls it FLOAT. */
export const FLOAT = 1;

/**
 * What goes into an ONNX file's network and comes out of it (onnx.proto, version 3); weights are passed over.
 * @throws where the bytes are none
 */
export function onnxInterface(bytes: Uint8Array): Interface {
  const graph = one(fieldsOf(bytes), 7);
  if (!graph) throw new Error("It holds no graph.");
  const fields = fieldsOf(graph);
  const weights = new Set(all(fields, 5).map((weight) => textOf(one(fieldsOf(weight), 8))));
  return {
    // Older files name the weights among the inputs, too.
    inputs: all(fields, 11)
      .map(tensorOf)
      .filter(({ name }) => !weights.has(name)),
    outputs: all(fields, 12).map(tensorOf),
  };
}

function tensorOf(info: Uint8Array): Tensor {
  const fields = fieldsOf(info);
  const tensor = fieldsOf(one(fieldsOf(one(fields, 2)), 1));
  const sides = all(fieldsOf(one(tensor, 2)), 1).map((side) => numberIn(fieldsOf(side), 1));
  return { name: textOf(one(fields, 1)), type: numberIn(tensor, 1) ?? 0, sides };
}

/** A field of a protocol buffer: a number, or bytes. */
type Field = { field: number; value: number | Uint8Array };

const all = (fields: readonly Field[], number: number): Uint8Array[] =>
  fields.flatMap(({ field, value }) => (field === number && typeof value === "object" ? [value] : []));
const one = (fields: readonly Field[], number: number): Uint8Array | undefined => all(fields, number)[0];
const numberIn = (fields: readonly Field[], number: number): number | undefined => {
  const value = fields.find(({ field }) => field === number)?.value;
  return typeof value === "number" ? value : undefined;
};
const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** @throws where the bytes are no protocol buffer */
function fieldsOf(bytes: Uint8Array = new Uint8Array()): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let by = 1; ; by *= 128) {
      const byte = bytes[at++];
      if (byte === undefined || by > 2 ** 63) throw new Error("It is no protocol buffer.");
      value += (byte & 127) * by;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const [field, wire] = [Math.floor(key / 8), key % 8];
    if (wire === 0) {
      fields.push({ field, value: varint() });
      continue;
    }
    const length = wire === 2 ? varint() : wire === 1 ? 8 : wire === 5 ? 4 : Number.NaN;
    if (!(at + length <= bytes.length)) throw new Error("It is no protocol buffer.");
    fields.push({ field, value: bytes.subarray(at, at + length) });
    at += length;
  }
  return fields;
}
