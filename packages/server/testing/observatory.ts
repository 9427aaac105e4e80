/**
 * The score that MDN's HTTP Observatory gives the headers of one answer of a site that is reached by TLS, by its published
 * table (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, November 2026): 100 and more is A+. Bonuses count
 * only where nothing else brought the score below 90. Of the tests that look beyond headers, the site sets no cookies and
 * allows no other origin (0 each), and loads its scripts from itself (0).
 */
export function observatoryScore(headers: Headers): { score: number; lost: string[] } {
  const csp = policyOf(headers.get("content-security-policy") ?? "");
  const results = [
    contentSecurity(csp),
    strictTransport(headers.get("strict-transport-security") ?? ""),
    framing(csp, headers.get("x-frame-options") ?? ""),
    referrer(headers.get("referrer-policy") ?? ""),
    resources(headers.get("cross-origin-resource-policy") ?? ""),
    { name: "x-content-type-options", points: headers.get("x-content-type-options") === "nosniff" ? 0 : -5 },
    { name: "set-cookie", points: headers.has("set-cookie") ? -20 : 0 },
    {
      name: "access-control-allow-origin",
      points: headers.get("access-control-allow-origin") === "*" ? -50 : 0,
    },
  ];
  const base = 100 + sum(results.filter(({ points }) => points < 0));
  const bonus = base >= 90 ? sum(results.filter(({ points }) => points > 0)) : 0;
  return { score: base + bonus, lost: results.filter(({ points }) => points < 0).map(({ name }) => name) };
}

type Result = { name: string; points: number };
type Policy = ReadonlyMap<string, readonly string[]>;

function policyOf(text: string): Policy {
  const directives = text.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])));
}

function contentSecurity(csp: Policy): Result {
  const name = "content-security-policy";
  if (csp.size === 0) return { name, points: -25 };
  const sources = (directive: string) => csp.get(directive) ?? csp.get("default-src") ?? ["*"];
  const scripts = sources("script-src");
  const loose = ["'unsafe-inline'", "*", "https:", "http:", "data:"];
  if (scripts.some((source) => loose.includes(source))) return { name, points: -20 };
  if (scripts.includes("'unsafe-eval'")) return { name, points: -10 };
  if (sources("style-src").includes("'unsafe-inline'")) return { name, points: 0 };
  return { name, points: csp.get("default-src")?.[0] === "'none'" ? 10 : 5 };
}

function strictTransport(value: string): Result {
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  const halfAYear = 15_552_000;
  return { name: "strict-transport-security", points: age === 0 ? -20 : age < halfAYear ? -10 : 0 };
}

function framing(csp: Policy, value: string): Result {
  const name = "x-frame-options";
  if (csp.get("frame-ancestors")?.some((source) => ["'none'", "'self'"].includes(source)))
    return { name, points: 5 };
  return { name, points: /^(DENY|SAMEORIGIN)$/i.test(value) ? 0 : -20 };
}

function referrer(value: string): Result {
  const name = "referrer-policy";
  const kept = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  if (value === "") return { name, points: 0 };
  return { name, points: kept.includes(value) ? 5 : -5 };
}

function resources(value: string): Result {
  const name = "cross-origin-resource-policy";
  return { name, points: ["same-origin", "same-site"].includes(value) ? 10 : 0 };
}

function sum(results: readonly Result[]): number {
  return results.reduce((total, { points }) => total + points, 0);
}
