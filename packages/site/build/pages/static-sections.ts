import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { type Plugin, parseSync } from "vite";

const STATIC = /\.static\.tsx$/;
const SHEET = /\.css$/;
/** What runs in a browser alone; without its script a section cannot have it. */
const LIVE = /^(lazy|use(Effect|EffectEvent|LayoutEffect|Reducer|Ref|State|SyncExternalStore|Transition))$/;
/** Such a module may read them: it is in the build alone. */
const OF_SERVER = /^node:|\.server\.tsx?$/;
const RUNTIME = "@stoneyard/site/render/built-section.tsx";

/** For the browser's bundle: what a static section is there, and its style sheets. */
export function staticSections(): Plugin[] {
  return [builtSections(), sectionSheets()];
}

/** A sheet of a static section counts though no script names its classes. */
function sectionSheets(): Plugin {
  return {
    name: "stoneyard-section-sheets",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      order: "post",
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}

/**
 * Puts components that keep the built HTML in the place of those that a module `*.static.tsx` exports, and its sheets. Ends the
 * build where such a section, or what it is made of, would do something in a browser.
 */
function builtSections(): Plugin {
  return {
    name: "stoneyard-static-sections",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: STATIC },
      async handler(id) {
        const sheets = new Set<string>();
        const seen = new Set<string>();
        const follow = async (file: string, chain: readonly string[]) => {
          if (seen.has(file)) return;
          seen.add(file);
          this.addWatchFile(file);
          for (const { source, names } of importsOf(file, await readFile(file, "utf8"))) {
            const live = names.find((name) => LIVE.test(name));
            if (live)
              this.error(
                `A static section would use ${live}:\n${[...chain, file].map(short).join("\n  imports ")}`,
              );
            const found = await this.resolve(source, file);
            if (!found || found.external) continue;
            if (SHEET.test(found.id)) sheets.add(found.id);
            else if (isOurs(found.id)) await follow(found.id, [...chain, file]);
          }
        };
        await follow(id, []);
        return { code: stub(id, await readFile(id, "utf8"), [...sheets]), moduleType: "js" };
      },
    },
  };
}

type Import = { source: string; names: string[] };

/** What a module imports but types, and what is the server's. */
function importsOf(file: string, code: string): Import[] {
  return parseSync(file, code).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    const source = moduleRequest.value;
    if ((entries.length > 0 && values.length === 0) || OF_SERVER.test(source)) return [];
    return [{ source, names: values.flatMap(({ importName: { name } }) => name ?? []) }];
  });
}

function isOurs(id: string): boolean {
  return /\.tsx?$/.test(id) && !id.includes("/node_modules/");
}

/** The same exports, without what they are made of. */
function stub(file: string, code: string, sheets: readonly string[]): string {
  const { body } = parseSync(file, code).program;
  const exported = body.flatMap((node) => {
    if (node.type === "ExportDefaultDeclaration")
      return `export default ${inPlaceOf(node.declaration as Expression)};`;
    if (node.type !== "ExportNamedDeclaration" || node.declaration?.type !== "VariableDeclaration") return [];
    return node.declaration.declarations.map(
      ({ id, init }) =>
        `export const ${id.type === "Identifier" && id.name} = ${inPlaceOf(init as Expression)};`,
    );
  });
  return [
    ...sheets.map((sheet) => `import ${JSON.stringify(sheet)};`),
    `import { builtSection } from "${RUNTIME}";`,
    ...exported,
  ].join("\n");
}

/** @param made what an export is: `staticSection(function Facts() {…})` or `inHead(…)` */
function inPlaceOf(made: Expression): string {
  const [section] = made?.arguments ?? [];
  if (made?.callee?.name === "inHead") return "() => null";
  if (made?.callee?.name === "staticSection" && section?.id) return `builtSection("${section.id.name}")`;
  throw new Error(
    "A static module exports staticSection(function Name() {…}) or inHead(…), and nothing else.",
  );
}

type Expression = { callee?: { name?: string }; arguments?: { id?: { name: string } | null }[] } | null;

function short(file: string): string {
  return relative(process.cwd(), file);
}
