import { memo, useId, useState } from "react";

/** What a static section is in the browser: hydrated, its built HTML stays as it is. */
export const BuiltSection = memo(
  function BuiltSection() {
    const id = useId();
    const [html] = useState(() => builtHtml(id));
    return <div id={id} data-static="" dangerouslySetInnerHTML={html} />;
  },
  () => true,
);

/** Hydrating, React only asks whether there is any; it writes it where it has to make the page anew. */
function builtHtml(id: string) {
  return {
    get __html() {
      return document.getElementById(id)?.innerHTML ?? "";
    },
  };
}
