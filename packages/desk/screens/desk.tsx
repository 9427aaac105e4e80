import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { ENTRY_FOLDERS } from "../drafts/entries.ts";
import { VIEWS, type View } from "../straighten/views.ts";
import { DESK_LOCALES, type DeskLanguage } from "../words/desk-language.ts";
import { SCREEN_WORDS } from "../words/screens.ts";
import { type Overview, readOverview } from "./api.ts";
import { BrandScreen } from "./brand-screen.tsx";
import controls from "./controls.module.css";
import styles from "./desk.module.css";
import { DeskProvider } from "./desk-context.ts";
import { EnquiriesScreen } from "./enquiries-screen.tsx";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { FileList } from "./file-list.tsx";
import { FileScreen } from "./file-screen.tsx";
import { HistoryScreen } from "./history-screen.tsx";
import { NewEntryScreen } from "./new-entry-screen.tsx";
import { NewStoneScreen } from "./new-stone-screen.tsx";
import { PhotographScreen } from "./photograph-screen.tsx";
import { RemoveEntryScreen } from "./remove-entry-screen.tsx";
import { RetireScreen } from "./retire-screen.tsx";
import { SlabsScreen } from "./slabs-screen.tsx";
import { TodayScreen } from "./today-screen.tsx";
import { YardScreen } from "./yard-screen.tsx";

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
    readOverview(language).then(setOverview, (error) => setFault(faultWords(error, language)));
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
          <BarLink to="/" screen={screen}>
            {words.today}
          </BarLink>
          <BarLink to="/content" screen={screen}>
            {words.content}
          </BarLink>
          <BarLink to="/enquiries" screen={screen}>
            {words.enquiries}
          </BarLink>
          <BarLink to="/yard" screen={screen}>
            {words.yard}
          </BarLink>
          <BarLink to="/history" screen={screen}>
            {words.history}
          </BarLink>
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
        <Fault words={fault} />
        {screen === "/" ? (
          // Samples and mistakes are known before all of content is read.
          <DeskProvider value={{ language, overview: overview ?? NOTHING_READ }}>
            <TodayScreen isListed={overview !== undefined} />
          </DeskProvider>
        ) : overview ? (
          <DeskProvider value={{ language, overview }}>
            {screenAt(screen, refresh, refreshLater)}
          </DeskProvider>
        ) : (
          !fault && <p>{words.loading}</p>
        )}
      </main>
    </>
  );
}

function screenAt(screen: string, onSaved: () => void, onFieldSaved: () => void): ReactNode {
  if (screen === "/content") return <FileList />;
  if (screen === "/new-stone") return <NewStoneScreen onSaved={onSaved} />;
  if (screen === "/history") return <HistoryScreen />;
  if (screen === "/enquiries") return <EnquiriesScreen />;
  if (screen === "/slabs") return <SlabsScreen onSaved={onSaved} />;
  if (screen === "/yard") return <YardScreen />;
  if (screen.startsWith("/file/")) {
    const file = screen.slice("/file/".length);
    return <FileScreen key={file} file={file} onSaved={onFieldSaved} />;
  }
  const [, action = "", folder = "", slug = ""] = screen.split("/");
  if (action === "brand") return <BrandScreen step={Number(folder || 1)} onSaved={onFieldSaved} />;
  const entries = ENTRY_FOLDERS.find((each) => each === folder);
  if (action === "new" && entries) return <NewEntryScreen key={entries} folder={entries} onSaved={onSaved} />;
  if (action === "remove" && entries)
    return <RemoveEntryScreen key={screen} folder={entries} slug={slug} onSaved={onSaved} />;
  if (screen.startsWith("/retire/")) {
    const stone = screen.slice("/retire/".length);
    return <RetireScreen key={stone} stone={stone} onSaved={onSaved} />;
  }
  if (screen.startsWith("/photograph/")) {
    const [family, slug, view] = screen.slice("/photograph/".length).split("/");
    return <PhotographScreen key={screen} stone={`${family}/${slug}`} view={viewIn(view)} />;
  }
  return <TodayScreen isListed />;
}

function viewIn(written: string | undefined): View {
  return VIEWS.find((view) => view === written) ?? "slab";
}

function BarLink({ to, screen, children }: { to: string; screen: string; children: ReactNode }) {
  const isHere =
    screen === to ||
    (to === "/content" && /^\/(file\/|photograph\/|retire\/|new\/|remove\/|new-stone$)/.test(screen));
  return (
    <a className={controls.tab} href={`#${to}`} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  );
}

function useHash(): string {
  const [hash, setHash] = useState(() => location.hash.slice(1) || "/");
  useEffect(() => {
    const onChange = () => {
      setHash(location.hash.slice(1) || "/");
      scrollTo(0, 0);
    };
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, []);
  return hash;
}

function storedLanguage(): DeskLanguage {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  if (stored === "en" || stored === "sr") return stored;
  return /^(sr|bs|hr|me)/.test(navigator.language) ? "sr" : "en";
}
