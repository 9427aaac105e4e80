/** What is wrong in a drawing, at a line from 1, in the words of someone who saves it from a drawing program. */
type SvgFault = { line: number; message: string; fix: string };

type Finding = { at: number; message: string; fix: string };

const TAG = /<\/?([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;
/** Pictures that are part of the file; a drawing within a drawing is not, as it could hold anything again. */
const EMBEDDED = /^data:image\/(png|jpeg|webp|gif|avif);/;

const RUNNING: Readonly<Record<string, string>> = {
  script: "a drawing here runs no programs",
  foreignObject: "a drawing here holds no pages",
  iframe: "a drawing here holds no pages",
};
const LETTERS = ["text", "tspan", "textPath", "flowRoot"];

const PLAIN = 'take it out; drawing programs leave it out when they save as "plain" or "optimised" SVG';

/**
 * What a drawing may not contain, as every visitor sees it: scripts, foreign links, entities, and letters, whose typeface
 * would be the visitor's. Mismatched tags are reported by `drawing.ts`.
 */
export function svgFaults(written: string): SvgFault[] {
  // What is removed keeps its length, so that places stay right.
  const text = written.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "));
  const found = [...declarations(text), ...elements(text), ...styles(text)];
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, message, fix }) => ({ line: text.slice(0, at).split("\n").length, message, fix }));
}

function declarations(text: string): Finding[] {
  return [
    ...[...text.matchAll(/<!ENTITY/gi)].map(({ index }) => ({
      at: index,
      message: "defines an entity, by which a small file can grow without end",
      fix: 'save it without "Preserve Illustrator editing capabilities", or as plain SVG',
    })),
    ...[...text.matchAll(/<\?xml-stylesheet/gi)].map(({ index }) => ({
      at: index,
      message: "takes a style sheet from another file",
      fix: "save it with its styles inside",
    })),
  ];
}

function elements(text: string): Finding[] {
  return [...text.matchAll(TAG)].flatMap(({ 0: tag, 1: name = "", 2: written = "", index }) => {
    if (tag.startsWith("</")) return [];
    const own = name.replace(/^.*:/, "");
    const start = index + 1 + name.length;
    return [...elementFindings(own, index), ...attributes(written, start)];
  });
}

function elementFindings(name: string, at: number): Finding[] {
  const reason = RUNNING[name];
  if (reason) return [{ at, message: `holds <${name}>: ${reason}`, fix: PLAIN }];
  if (!LETTERS.includes(name)) return [];
  return [
    {
      at,
      message: `holds letters (<${name}>), which other machines would show in another typeface`,
      fix: "turn them into outlines (Inkscape: Path › Object to Path; Illustrator: Type › Create Outlines) and save again",
    },
  ];
}

function attributes(written: string, start: number): Finding[] {
  return [...written.matchAll(ATTRIBUTE)].flatMap(({ 1: name = "", 2: quoted = "", index }) => {
    const at = start + index;
    const value = quoted.slice(1, -1).trim();
    if (/^on/i.test(name))
      return [{ at, message: `holds a program (${name}): a drawing here runs none`, fix: PLAIN }];
    const isLink = ["href", "xlink:href", "src"].includes(name.toLowerCase());
    if (!isLink || value.startsWith("#") || EMBEDDED.test(value)) return [];
    return [elsewhere(at, value)];
  });
}

/** Both in <style> and in the attributes of elements. */
function styles(text: string): Finding[] {
  const links = [...text.matchAll(/url\(\s*(?:&quot;|&apos;|["'])?\s*([^)"'\s]+)/gi)]
    .filter(([, target = ""]) => !target.startsWith("#"))
    .map(({ 1: target = "", index }) => elsewhere(index, target));
  const imports = [...text.matchAll(/@import\b/gi)].map(({ index }) => ({
    at: index,
    message: "takes a style sheet from elsewhere (@import)",
    fix: "save it with its styles inside, and letters as outlines",
  }));
  return [...links, ...imports];
}

function elsewhere(at: number, target: string): Finding {
  const shown = target.length > 40 ? `${target.slice(0, 40)}…` : target;
  return {
    at,
    message: `takes something from elsewhere: ${shown}`,
    fix: "embed it when you save (Inkscape: Extensions › Images › Embed; Illustrator: Embed), or take it out",
  };
}
