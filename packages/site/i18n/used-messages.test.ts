import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type ESTree, parseAst } from "vite";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "./locale.ts";

/** The server says these, and its own test knows which. */
const SERVER_PART = "server";

type Said = {
  /** Messages that the code names. */
  keys: Set<string>;
  /** Namespaces of which it chooses a message at run time, by a name that stands somewhere among `literals`. */
  chosenFrom: Set<string>;
  literals: Set<string>;
};

function messagesSaid(): Said {
  const said: Said = { keys: new Set(), chosenFrom: new Set(), literals: new Set() };
  for (const file of globSync("packages/{site,catalogue,enquiry,room-view}/**/*.{ts,tsx}", {
    exclude: ["**/*.test.*"],
  })) {
    const lang = file.endsWith(".tsx") ? "tsx" : "ts";
    visit(parseAst(readFileSync(file, "utf8"), { lang }), new Map(), said);
  }
  return said;
}

/** Walks a syntax tree; `names` are the variables in scope that say messages, each with its namespace. */
function visit(node: ESTree.Node, names: Map<string, string>, said: Said): void {
  const inner = node.type.includes("Function") ? new Map(names) : names;
  if (node.type === "Literal" && typeof node.value === "string") said.literals.add(node.value);
  if (node.type === "VariableDeclarator" && node.id.type === "Identifier") {
    const namespace = node.init?.type === "CallExpression" ? namespaceOf(node.init) : undefined;
    if (namespace) inner.set(node.id.name, namespace);
  }
  if (node.type === "CallExpression") {
    const namespace = inner.get(calledName(node.callee) ?? "");
    const [key] = node.arguments;
    if (namespace && key) noteKey(key, namespace, said);
  }
  for (const child of childrenOf(node)) visit(child, inner, said);
}

function namespaceOf({ callee, arguments: given }: ESTree.CallExpression): string | undefined {
  const last = given.at(-1);
  const isNamespace =
    callee.type === "Identifier" && ["useTranslations", "translations"].includes(callee.name);
  return isNamespace && last?.type === "Literal" && typeof last.value === "string" ? last.value : undefined;
}

/** `t` of `t(…)` and of `t.rich(…)`. */
function calledName(callee: ESTree.Node): string | undefined {
  if (callee.type === "MemberExpression") return calledName(callee.object);
  return callee.type === "Identifier" ? callee.name : undefined;
}

function noteKey(key: ESTree.Node, namespace: string, said: Said): void {
  if (key.type === "Literal") said.keys.add(`${namespace}.${key.value}`);
  else if (key.type === "ConditionalExpression") {
    noteKey(key.consequent, namespace, said);
    noteKey(key.alternate, namespace, said);
  } else said.chosenFrom.add(namespace);
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is ESTree.Node => typeof value?.type === "string");
}

function leaves(messages: object, path: string): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}.${key}`] : leaves(value, `${path}.${key}`),
  );
}

test("every message is said on some page", () => {
  const { keys, chosenFrom, literals } = messagesSaid();
  const isSaid = (message: string) => {
    const dot = message.lastIndexOf(".");
    const isChosen = chosenFrom.has(message.slice(0, dot)) && literals.has(message.slice(dot + 1));
    return keys.has(message) || isChosen;
  };
  const messages = globSync(`content/messages/${DEFAULT_LOCALE}/*.json`)
    .filter((file) => basename(file, ".json") !== SERVER_PART)
    .flatMap((file) => leaves(JSON.parse(readFileSync(file, "utf8")), basename(file, ".json")));
  expect(messages.length).toBeGreaterThan(200);
  expect(messages.filter((message) => !isSaid(message))).toEqual([]);
});
