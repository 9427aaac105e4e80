/** A script that runs when the page is read. @param code of `x.before-hydration.ts?inline-script`, or of rules */
export function InlineScript({ code, type }: { code: string; type?: "speculationrules" }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
