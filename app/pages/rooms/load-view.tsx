import type { ComponentProps } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { Localized } from "#app/i18n/localized.tsx";
import { ChosenStones } from "./chosen-stones.tsx";
import { loadRooms } from "./load-rooms.ts";

/** Each language's words come only where it is spoken. */
const WORDS = {
  en: () => import("#content/messages/en.json?stage"),
  sr: () => import("#content/messages/sr.json?stage"),
} as const satisfies Record<Locale, unknown>;

/** The room view in one language, with the slabs that it knows. @throws where something cannot be fetched */
export async function loadView(locale: Locale) {
  const [{ default: messages }, data] = await Promise.all([WORDS[locale](), loadRooms()]);
  return function RoomView(props: Omit<ComponentProps<typeof ChosenStones>, "data">) {
    return (
      <Localized locale={locale} messages={messages}>
        <ChosenStones {...props} data={data} />
      </Localized>
    );
  };
}
