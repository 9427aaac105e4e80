import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ENTRY_FOLDERS } from "../drafts/entries.ts";
import type { Overview } from "../local-server/overview.ts";
import { VIEWS } from "../straighten/views.ts";
import { DESK_LOCALES, type DeskLanguage } from "../words/desk-language.ts";
import { SCREEN_WORDS } from "../words/screens.ts";
import { readOverview } from "./api.ts";
import { BrandScreen } from "./company/brand-screen.tsx";
import controls from "./controls.module.css";
import styles from "./desk.module.css";
import { DeskProvider } from "./desk-context.ts";
import { FileList } from "./editing/file-list.tsx";
import { FileScreen } from "./editing/file-screen.tsx";
import { NewEntryScreen, NewStoneScreen } from "./editing/new-entry-screens.tsx";
import { RemoveEntryScreen, RetireScreen } from "./editing/removal-screens.tsx";
import { EnquiriesScreen } from "./enquiries/enquiries-screen.tsx";
import { Fault, faultWords } from "./fault.tsx";
import { HistoryScreen } from "./publishing/history-screen.tsx";
import { SlabsScreen } from "./slabs-screen.tsx";
import { PhotographScreen } from "./straightening/photograph-screen.tsx";
import { YardScreen } from "./straightening/yard-screen.tsx";
import { TodayScreen } from "./today-screen.tsx";

const LANGUAGE_KEY = "desk-language";
/** Milliseconds by which titles and choices lag after a change: the preview comes first. */
const PAGE_FIRST = 2000;
const NOTHING_READ: Overview = {
  groups: [],
  referred: {
    stone: [],
    familyStone: [],
    family: [],
    room: [],
    rock: [],
    prose: [],
    interior: [],
    country: [],
    source: [],
  },
  words: {},
};

/** The whole desk: the bar, and the screen that the address names after #. */
export function Desk() {
  const [language, setLanguage] = useState<DeskLanguage>(storedLanguage);
  const [overview, setOverview] = useState<Overview>();
  const [fault, setFault] = useState<string>();
  const screen = useHash();
  const words = SCREEN_WORDS[language];
  const other = language === "sr" ? "en" : "sr";

  const refresh = useCallback(() => {
    readOverview(language).then(
      (read) => {
        setOverview(read);
        setFault(undefined);
      },
      (error) => setFault(faultWords(error, language)),
    );
  }, [language]);
  useEffect(refresh, [refresh]);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refreshLater = useCallback(() => {
    clearTimeout(later.current);
    later.current = setTimeout(refresh, PAGE_FIRST);
  }, [refresh]);
  useEffect(() => {
    document.documentElement.lang = DESK_LOCALES[language];
    document.title = SCREEN_WORDS[language].desk;
    localStorage.setItem(LANGUAGE_KEY, language);
  }, [language]);

  return (
    <>
      <header className={styles.bar}>
        <a className={styles.name} href="#/">
          {words.desk}
        </a>
        <nav className={`${controls.tabs} ${styles.nav}`}>
          {Object.entries({
            "/": words.today,
            "/content": words.content,
            "/enquiries": words.enquiries,
            "/yard": words.yard,
            "/history": words.history,
          }).map(([to, title]) => (
            <a
              key={to}
              className={controls.tab}
              href={`#${to}`}
              aria-current={isWithin(screen, to) ? "page" : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
        <button
          className={controls.tab}
          type="button"
          lang={DESK_LOCALES[other]}
          onClick={() => setLanguage(other)}
        >
          {words.language}
        </button>
      </header>
      <main className={styles.main}>
        <Fault text={fault} />
        {/* Samples and mistakes are known before all of content is read. */}
        {overview || screen === "/" ? (
          <DeskProvider value={{ language, overview: overview ?? NOTHING_READ, refresh, refreshLater }}>
            {screenAt(screen, overview !== undefined)}
          </DeskProvider>
        ) : (
          !fault && <p>{words.loading}</p>
        )}
      </main>
    </>
  );
}

function screenAt(screen: string, isListed: boolean): ReactNode {
  const [, action = "", folder = "", slug = "", view = ""] = screen.split("/");
  const entries = ENTRY_FOLDERS.find((each) => each === folder);
  const stone = `${folder}/${slug}`;
  switch (action) {
    case "content":
      return <FileList />;
    case "history":
      return <HistoryScreen />;
    case "enquiries":
      return <EnquiriesScreen />;
    case "slabs":
      return <SlabsScreen />;
    case "yard":
      return <YardScreen />;
    case "file":
      return <FileScreen key={screen} file={screen.slice("/file/".length)} />;
    case "brand":
      return <BrandScreen step={Number(folder || 1)} />;
    case "new-stone":
      return <NewStoneScreen />;
    case "new":
      return entries && <NewEntryScreen key={entries} folder={entries} />;
    case "remove":
      return entries && <RemoveEntryScreen key={screen} folder={entries} slug={slug} />;
    case "retire":
      return <RetireScreen key={screen} stone={stone} />;
    case "photograph":
      return (
        <PhotographScreen key={screen} stone={stone} view={VIEWS.find((each) => each === view) ?? "slab"} />
      );
    default:
      return <TodayScreen isListed={isListed} />;
  }
}

/** Whether a screen belongs to a place of the bar. */
function isWithin(screen: string, to: string): boolean {
  return (
    screen === to ||
    (to === "/content" && /^\/(file|photograph|retire|new|remove|new-stone)(\/|$)/.test(screen))
  );
}

/** The screen that the address names after #, also where that changes before the first one is drawn. */
function useHash(): string {
  return useSyncExternalStore(onHashChange, () => location.hash.slice(1) || "/");
}

function onHashChange(changed: () => void): () => void {
  const listener = () => {
    changed();
    scrollTo(0, 0);
  };
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

function storedLanguage(): DeskLanguage {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  if (stored === "en" || stored === "sr") return stored;
  return /^(sr|bs|hr|me)/.test(navigator.language) ? "sr" : "en";
}
