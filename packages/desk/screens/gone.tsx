import typography from "@stoneyard/site/styles/typography.module.css";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";

/**
 * The screen after something was removed.
 * @param leadsTo the page to which its address redirects
 */
export function Gone({ title, leadsTo }: { title: string; leadsTo?: string | undefined }) {
  const { words } = useDesk();
  return (
    <>
      <h1 className={typography.section}>{title}</h1>
      <div role="status">
        <p className={controls.hint}>{words.gone}</p>
        {leadsTo && <p className={controls.hint}>{words.goneLeads.replace("{page}", leadsTo)}</p>}
      </div>
      <p className={controls.tabs}>
        <a className={controls.quiet} href="#/content">
          {words.content}
        </a>
        <a className={controls.quiet} href="#/history">
          {words.history}
        </a>
        <a className={controls.quiet} href="#/brand/8">
          {words.brandSamples}
        </a>
      </p>
    </>
  );
}
