import { createHash } from "node:crypto";
import { DESK_LOCALES, type DeskLanguage, wordsIn } from "../words/desk-language.ts";
import yard from "../words/yard.json" with { type: "json" };
import type { YardForm } from "./yard-form.ts";

/** A stone as the telephone offers it. */
export type YardStone = {
  stone: string;
  title: string;
  /** Title and family, since two families may have a stone of the same name. */
  label: string;
};

type YardPage = {
  language: DeskLanguage;
  stones: readonly YardStone[];
  /** Clock time at which the address ends, in milliseconds. */
  until: number;
  /** Former input, when it was not accepted. */
  typed?: Partial<Pick<YardForm, "stone" | "width" | "height">>;
  fault?: string | undefined;
  /** The last one came. */
  isSent?: boolean;
};

/** One document with everything in it: it makes no further requests. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;padding:20px;background:#f4f4f2;color:#181816;font:17px/1.5 system-ui,sans-serif}
main{max-width:520px;margin:0 auto}
h1{font-size:28px;font-weight:400;line-height:1.15;margin:0 0 12px}
p{margin:0 0 16px}
label{display:block;margin:20px 0 0;color:#5a5a55;font-size:15px}
input{display:block;width:100%;min-height:48px;margin-top:4px;padding:8px 12px;border:1px solid #7e7e77;border-radius:0;background:none;color:#181816;font:inherit;font-size:17px}
input[type=file]{border-style:dashed;padding:12px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 20px}
button{width:100%;min-height:56px;margin:28px 0 20px;border:0;background:#181816;color:#f4f4f2;font:inherit;font-size:18px}
button:disabled{background:#5a5a55}
.sent{padding:12px 16px;background:#dce7ff}
.fault{padding:12px 16px;background:#ffb3a5}
small{color:#5a5a55;font-size:14px}
:focus-visible{outline:3px solid #25449f;outline-offset:2px}
`;

/** A press is confirmed at once, as an upload takes seconds and a second press would repeat it. */
const SCRIPT = `
const form=document.querySelector("form");
if(form)form.addEventListener("submit",()=>{const button=form.querySelector("button");button.textContent=button.dataset.sending;setTimeout(()=>{button.disabled=true})});
addEventListener("pageshow",(event)=>{if(event.persisted)location.reload()});
`;

/** How a policy of a page names a style or a script that stands in it. */
export const styleHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export const YARD_POLICY = `default-src 'none'; style-src ${styleHash(STYLE)}; script-src ${styleHash(SCRIPT)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The page on the telephone: which stone, its measures, the photograph. */
export function yardPage({ language, stones, until, typed = {}, fault, isSent }: YardPage): string {
  const words = wordsIn(yard, language);
  const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(until);
  return document(
    language,
    words.title,
    `<h1>${words.title}</h1>
${isSent ? `<p class="sent" role="status">${words.sent}</p>` : ""}
${fault ? `<p class="fault" role="alert">${escaped(fault)}</p>` : ""}
<form method="post" enctype="multipart/form-data">
<label>${words.stone}<input name="stone" list="stones" required maxlength="80" autocomplete="off" value="${escaped(typed.stone ?? "")}"></label>
<datalist id="stones">${stones.map(({ label }) => `<option value="${escaped(label)}"></option>`).join("")}</datalist>
<div class="two">
<label>${words.width}<input name="width" inputmode="decimal" maxlength="8" autocomplete="off" value="${escaped(typed.width ?? "")}"></label>
<label>${words.height}<input name="height" inputmode="decimal" maxlength="8" autocomplete="off" value="${escaped(typed.height ?? "")}"></label>
</div>
<label>${words.camera}<input type="file" name="camera" accept="image/*" capture="environment"></label>
<label>${words.earlier}<input type="file" name="earlier" accept="image/*"></label>
<button data-sending="${escaped(words.sending)}">${words.send}</button>
</form>
<p><small>${words.hint}</small></p>
<p><small>${words.until.replace("{time}", clock)}</small></p>`,
  );
}

/** Where there is nothing for this telephone: the address has ended, was used by another, or never was. */
export function noYardPage(language: DeskLanguage): string {
  const words = wordsIn(yard, language);
  return document(language, words.title, `<h1>${words.ended}</h1><p>${words.endedHint}</p>`);
}

function document(language: DeskLanguage, title: string, body: string): string {
  return `<!doctype html>
<html lang="${DESK_LOCALES[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main>${body}</main><script>${SCRIPT}</script></body>
</html>
`;
}

/** A text within a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
