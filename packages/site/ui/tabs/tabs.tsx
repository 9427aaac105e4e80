import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { forBrowser } from "@stoneyard/site/ui/browser/arrow-keys.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";
import styles from "./tabs.module.css";

type Tab = {
  id: string;
  label: ReactNode;
  /** The tab's own panel. Leave it out on all tabs and give `children` when every tab changes one and the same panel. */
  content?: ReactNode;
};

type Props = {
  tabs: readonly Tab[];
  label: string;
  value: string;
  onChange: (id: string) => void;
  children?: ReactNode;
  className?: string | undefined;
  listClassName?: string | undefined;
};

/**
 * A row of tabs and their panels. Arrow keys move with wrap-around and open at once; Home and End go to the ends.
 * Each tab is a link to its panel, so that without script all panels stand open and the row is a table of contents.
 */
export function Tabs({ tabs, label, value, onChange, children, className, listClassName }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const shared = children !== undefined;
  const tabId = (id: string) => `${base}tab-${id}`;
  const panelId = (id: string) => `${base}panel-${shared ? "shared" : id}`;

  function choose(id: string) {
    if (id !== value) onChange(id);
  }

  function onClick(event: MouseEvent, id: string) {
    event.preventDefault();
    event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
    choose(id);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const target = tabForKey(event.key, index, tabs.length) ?? -1;
    const tab = tabs[target];
    if (!tab || forBrowser(event)) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
    choose(tab.id);
  }

  return (
    <div className={className}>
      <div className={classes(styles.row, listClassName)}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className={`${styles.list} ${typography.small} ${visible.screenOnly}`}
        >
          {tabs.map((tab, index) => (
            <a
              key={tab.id}
              id={tabId(tab.id)}
              href={`#${panelId(tab.id)}`}
              role="tab"
              className={`${styles.tab} ${typography.accentOnHover}`}
              aria-selected={tab.id === value}
              aria-controls={panelId(tab.id)}
              tabIndex={tab.id === value ? 0 : -1}
              onClick={(event) => onClick(event, tab.id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {tab.label}
            </a>
          ))}
        </div>
      </div>
      {shared ? (
        <div id={panelId("")} role="tabpanel" aria-labelledby={tabId(value)}>
          {children}
        </div>
      ) : (
        tabs.map((tab) => (
          <div
            key={tab.id}
            id={panelId(tab.id)}
            role="tabpanel"
            aria-labelledby={tabId(tab.id)}
            className={styles.panel}
            data-open={tab.id === value}
          >
            <p className={`${typography.smallEntry} ${styles.title}`}>{tab.label}</p>
            {tab.content}
          </div>
        ))
      )}
    </div>
  );
}

/** The tab that a key opens from tab `index` of `count`; undefined when the key opens none. */
function tabForKey(key: string, index: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
    " ": index,
  };
  return places[key];
}
