import { missingPage } from "@stoneyard/enquiry/built-site.ts";
import { FILE_RULES, FILE_TYPES, type Headers, OTHER_TYPE, SCRIPT_HEADERS } from "./headers.ts";
import { type HostedSite, NEARLY_A_PAGE } from "./hosted-site.ts";

/**
 * A snippet to import into a Caddyfile. Headers that all pages or a kind of file share stand once; the others are looked up
 * by the address.
 */
export function caddyConfig({ base, pages, redirects, languages, client }: HostedSite): string {
  const shared = Object.entries(pages[0]?.headers ?? {}).filter(([name, value]) =>
    pages.every(({ headers }) => headers[name] === value),
  );
  const differing = [...new Set(pages.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => !shared.some(([same]) => same === name),
  );
  const variables = differing.map((name) => `{stoneyard_${name.replaceAll("-", "_")}}`);
  const values = (address: string) => {
    const page = pages.find((each) => each.address === address);
    return differing.map((name) => quoted(page?.headers[name] ?? "")).join(" ");
  };
  // An unknown file is answered with a page too.
  const ofPage = Object.fromEntries([...shared, ...differing.map((name, i) => [name, variables[i] ?? ""])]);
  const [byDefault, ...others] = languages.all.map(({ pathPrefix }) => pathPrefix);
  const table = (lines: string[]) => lines.map((line) => `\t\t${line}`).join("\n");
  return `# Written by npm run static-hosting. In a site of yours: import stoneyard
(stoneyard) {
	root * ${quoted(client)}
	map {path} ${variables.join(" ")} {
${table(pages.map(({ address }) => `${address.replace(/^(.*)\/\*$/, "~^$1/[^/]+$$")} ${values(address)}`))}
${table(others.map((prefix) => `~^${prefix}/ ${values(missingPage(prefix))}`))}
		default ${values(missingPage(byDefault ?? ""))}
	}
	map {path} {stoneyard_moved} {
${table([...redirects].map(([from, to]) => `${from} ${to}`))}
		/index.html /
		~${NEARLY_A_PAGE} "\${1}"
		default ""
	}
	map {query} {stoneyard_query} {
		~(.+) "?\${1}"
		default ""
	}
	map {path} {stoneyard_type} {
${table(Object.entries(FILE_TYPES).map(([ending, type]) => `~\\.${ending}$ ${quoted(type)}`))}
		default ${quoted(OTHER_TYPE)}
	}
	map {path} {stoneyard_missing} {
${table(others.map((prefix) => `~^${prefix}/ ${missingPage(prefix)}/index.html`))}
		default ${missingPage(byDefault ?? "")}/index.html
	}
	handle {
		route {
${headerLines("", base)}
			@moved expression \`{stoneyard_moved} != ""\`
			header @moved Cache-Control "public, max-age=3600"
			redir @moved {stoneyard_moved}{stoneyard_query} 301
${FILE_RULES.toReversed()
  .flatMap(({ paths, headers }) => paths.map((path) => headerLines(`${path} `, headers)))
  .join("\n")}
			@file {
				path *.*
				file
			}
${headerLines("@file ", { "content-type": "{stoneyard_type}" })}
			@script path *.js *.mjs
${headerLines("@script ", SCRIPT_HEADERS)}
			@page path_regexp ^[^.]*$
${headerLines("@page ", ofPage)}
			@missing path ${languages.all.map(({ pathPrefix }) => missingPage(pathPrefix)).join(" ")}
			error @missing 404
			try_files {path} {path}/index.html
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}
	handle_errors {
${headerLines("", ofPage)}
		rewrite * {stoneyard_missing}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function headerLines(matcher: string, headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `\t\t\theader ${matcher}${name} ${quoted(value)}`)
    .join("\n");
}

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
