import { Outlet } from "react-router";
import { Localized, type SomeMessages, useLocale } from "./localized.tsx";

/** Gives the pages inside it the words of their part beside those that every page has. */
export function Words({ messages }: { messages: SomeMessages }) {
  return (
    <Localized locale={useLocale()} messages={messages}>
      <Outlet />
    </Localized>
  );
}
