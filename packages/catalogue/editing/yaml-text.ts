import { Document, isMap, isScalar, isSeq, type Node, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { SAMPLE } from "../files/source.ts";
import { isMapValue, Marked, type Value } from "./marked-value.ts";

/** How to write a value at its place. */
export type Style = {
  indent: number;
  /** Within brackets or braces: on one line. */
  inFlow: boolean;
  isJson: boolean;
  /** A value whose style is copied: quotes, brackets, folds. */
  like?: Node | undefined;
  /** What stands behind the value, with the spaces before it; below a block it would become part of a text. */
  comment?: string | undefined;
};

/** Longest line of a folded text. */
const LINE = 100;
/** A line break within quotes is written \n: lines of the library would need the indentation of their place. */
const QUOTED = { doubleQuotedMinMultiLineLength: Infinity };

/** A scalar behind its key; only block texts end with a line break. */
export function scalarText(value: Value, { indent, inFlow, isJson, like, comment = "" }: Style): string {
  if (isJson) return JSON.stringify(value) + comment;
  const scalar = styledScalar(value, isScalar(like) ? like : undefined, inFlow);
  if (inFlow) return commented(flowText(scalar), scalar, comment);
  const text = new Document({ k: scalar }).toString({
    ...QUOTED,
    lineWidth: isBlock(scalar) ? Math.max(40, LINE - indent) : 0,
    minContentWidth: 20,
  });
  const bare = text.replace(/^k:[ ]?/, "").replace(/\n$/, "");
  return commented(isBlock(scalar) ? `${moved(bare, indent)}\n` : bare, scalar, comment);
}

/** An entry `key: value` as lines, the first without indentation; ends with a line break unless in braces. */
export function entryText(key: string, value: Value, style: Style): string {
  const { inFlow, isJson, indent, like, comment = "" } = style;
  if (isJson) return `${JSON.stringify(key)}: ${moved(JSON.stringify(value, null, 2), indent)}${comment}`;
  const node = styledNode(value, like, inFlow);
  const text = documentText(new Document({ [key]: node }), inFlow, indent);
  // A no-break space at its end is of the text, and \s would take it too.
  return commented(inFlow ? text.replace(/^\{[ \n]*|[ \n]*\}$/g, "") : text, node, comment);
}

/** An item of a list, with its hyphen in block style. */
export function itemText(value: Value, style: Style): string {
  const { inFlow, isJson, indent, like } = style;
  if (isJson) return moved(JSON.stringify(value, null, 2), indent);
  const node = styledNode(value, like, inFlow);
  if (inFlow) return flowText(node);
  return documentText(new Document([node]), false, indent);
}

/** A comment stands on the first line of what takes lines of its own, else behind it. */
function commented(text: string, node: Node, comment: string): string {
  const hasLines = isScalar(node)
    ? isBlock(node)
    : (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;
  return text.replace(hasLines ? "\n" : /\n?$/, (end) => comment + end);
}

function documentText(document: Document, inFlow: boolean, indent: number): string {
  const { contents } = document;
  if (inFlow && (isMap(contents) || isSeq(contents))) contents.flow = true;
  const text = document.toString({ ...QUOTED, lineWidth: inFlow ? 0 : Math.max(40, LINE - indent) });
  return inFlow ? text.trim() : moved(text, indent);
}

function flowText(node: Node): string {
  const document = new Document([node]);
  const { contents } = document;
  if (isSeq(contents)) contents.flow = true;
  return document
    .toString({ ...QUOTED, lineWidth: 0, flowCollectionPadding: false })
    .trim()
    .replace(/^\[|\]$/g, "");
}

/** The value as nodes, in the style of another one where their forms match. */
function styledNode(value: Value, like: Node | undefined, inFlow: boolean): Node {
  if (Array.isArray(value)) {
    const first = isSeq(like) ? like.items[0] : undefined;
    const list = new YAMLSeq();
    list.items = value.map((item) => styledNode(item, nodeOrNone(first), inFlow));
    list.flow = inFlow || (isSeq(like) ? like.flow === true : value.every((item) => !isMapValue(item)));
    return list;
  }
  if (isMapValue(value)) {
    const map = new YAMLMap();
    map.flow = inFlow || (isMap(like) && like.flow === true);
    for (const [key, inner] of Object.entries(value)) {
      map.set(
        new Scalar(key),
        styledNode(inner, isMap(like) ? nodeOrNone(like.get(key, true)) : undefined, inFlow || map.flow),
      );
    }
    return map;
  }
  return styledScalar(value, isScalar(like) ? like : undefined, inFlow);
}

function nodeOrNone(node: unknown): Node | undefined {
  return isMap(node) || isSeq(node) || isScalar(node) ? node : undefined;
}

function styledScalar(value: Value, like: Scalar | undefined, inFlow: boolean): Scalar {
  const scalar = new Scalar(value instanceof Marked ? value.value : value);
  if (value instanceof Marked) scalar.tag = SAMPLE;
  if (typeof scalar.value !== "string") return scalar;
  scalar.type = like?.type ?? (scalar.value.length > 80 ? Scalar.BLOCK_FOLDED : Scalar.PLAIN);
  if (scalar.value.includes("\n") && !isBlock(scalar)) scalar.type = Scalar.BLOCK_LITERAL;
  // A block cannot begin with spaces or hold nothing; within brackets there are none.
  if (isBlock(scalar) && (inFlow || scalar.value.trim() !== scalar.value || scalar.value === "")) {
    scalar.type = Scalar.QUOTE_DOUBLE;
  }
  return scalar;
}

function isBlock({ type }: Scalar): boolean {
  return type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
}

function moved(text: string, indent: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
}
