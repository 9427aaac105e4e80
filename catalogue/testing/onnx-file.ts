/** Writes small networks as ONNX files (onnx.proto, version 3), for tests that run a real one. */

type Side = number | string;
export type Value = { name: string; sides: readonly Side[] };
export type Constant = {
  name: string;
  type: "float" | "int64";
  sides: readonly number[];
  values: readonly number[];
};
export type Node = {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Readonly<Record<string, number | string | readonly number[]>>;
};
export type Graph = {
  inputs: readonly Value[];
  outputs: readonly Value[];
  constants: readonly Constant[];
  nodes: readonly Node[];
};

const IR_VERSION = 8;
const OPSET = 17;
const TYPES = { float: 1, int64: 7 };

export function onnxFile({ inputs, outputs, constants, nodes }: Graph): Uint8Array<ArrayBuffer> {
  const graph = [
    ...nodes.map((node) => message(1, nodeBytes(node))),
    text(2, "graph"),
    ...constants.map((constant) => message(5, constantBytes(constant))),
    ...inputs.map((value) => message(11, valueBytes(value))),
    ...outputs.map((value) => message(12, valueBytes(value))),
  ];
  return joined([
    number(1, IR_VERSION),
    message(7, joined(graph)),
    message(8, joined([text(1, ""), number(2, OPSET)])),
  ]);
}

function nodeBytes({ op, inputs, outputs, attributes = {} }: Node): Uint8Array {
  return joined([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) => message(5, attributeBytes(name, value))),
  ]);
}

function attributeBytes(name: string, value: number | string | readonly number[]): Uint8Array {
  if (typeof value === "number") return joined([text(1, name), number(3, value), number(20, 2)]);
  if (typeof value === "string") return joined([text(1, name), text(4, value), number(20, 3)]);
  return joined([text(1, name), ...value.map((each) => number(8, each)), number(20, 7)]);
}

function constantBytes({ name, type, sides, values }: Constant): Uint8Array {
  const raw =
    type === "float" ? new Float32Array(values) : new BigInt64Array(values.map((value) => BigInt(value)));
  return joined([
    ...sides.map((side) => number(1, side)),
    number(2, TYPES[type]),
    text(8, name),
    message(9, new Uint8Array(raw.buffer)),
  ]);
}

function valueBytes({ name, sides }: Value): Uint8Array {
  const shape = sides.map((side) => message(1, typeof side === "number" ? number(1, side) : text(2, side)));
  const tensor = joined([number(1, TYPES.float), message(2, joined(shape))]);
  return joined([text(1, name), message(2, message(1, tensor))]);
}

const number = (field: number, value: number) => joined([varint(field * 8), varint(value)]);
const text = (field: number, value: string) => message(field, new TextEncoder().encode(value));
const message = (field: number, bytes: Uint8Array) =>
  joined([varint(field * 8 + 2), varint(bytes.length), bytes]);

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
