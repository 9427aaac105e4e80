import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

type Found = {
  options: readonly DropdownOption[];
  /** False while the first answer is still on its way; later queries keep the last answer until theirs comes. */
  settled: boolean;
  /** They are the answer to what is typed now. */
  current: boolean;
};

const NONE: readonly DropdownOption[] = [];

/**
 * What is typed, what is found for it, and which of it is active: typing narrows the list, arrow keys walk it with
 * wrap-around, Enter chooses the active option, Escape closes and then empties the field. Where none is active, Enter
 * takes what was typed by `onSubmit`; without that the first option is active until another one is.
 */
export function useDropdown(
  search: DropdownSearch,
  onSelect: (option: DropdownOption) => void,
  onSubmit?: (query: string) => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState(false);
  // By its id: an answer that comes late may put another one into its place.
  const [activeId, setActiveId] = useState<string>();
  const { options, settled, current } = useDropdownOptions(query, search);
  const walked = options.findIndex(({ id }) => id === activeId);
  const active = walked < 0 && !onSubmit && current && options.length > 0 ? 0 : walked;
  const isAsked = query.trim() !== "";
  const open = wanted && (settled || !isAsked);

  function show(shown: boolean) {
    setWanted(shown);
    setActiveId(undefined);
  }

  function type(text: string) {
    setQuery(text);
    show(text.trim() !== "");
  }

  function walkTo(index: number) {
    setWanted(true);
    setActiveId(options[index]?.id);
    list.current?.children[index]?.scrollIntoView({ block: "nearest" });
  }

  function choose(option: DropdownOption) {
    setQuery(option.href === undefined ? option.label : "");
    show(false);
    onSelect(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = options[active];
    const target = activeForKey(event.key, active, options.length);
    if (event.key === "Enter" && open && option) choose(option);
    else if (event.key === "Enter" && isAsked) onSubmit?.(query);
    else if (event.key === "Escape" && open) show(false);
    else if (event.key === "Escape" && query !== "") setQuery("");
    else if (target !== undefined) walkTo(target);
    else if (isArrow(event.key) && !isAsked) show(true);
    else return;
    event.preventDefault();
  }

  function optionProps(option: DropdownOption, index: number) {
    return {
      role: "option",
      "aria-selected": index === active,
      onPointerMove: () => setActiveId(option.id),
      onClick: () => choose(option),
    };
  }

  const reopen = () => isAsked && setWanted(true);
  const close = () => show(false);
  return { list, query, options, open, active, type, reopen, close, onKeyDown, optionProps };
}

/** What `search` answers to `query`. */
function useDropdownOptions(query: string, search: DropdownSearch): Found {
  const [answer, setAnswer] = useState<{ query: string; options: readonly DropdownOption[] }>();
  useEffect(() => {
    if (query.trim() === "") {
      setAnswer(undefined);
      return;
    }
    const typedOn = new AbortController();
    search(query, typedOn.signal)
      .catch(() => NONE)
      .then((options) => typedOn.signal.aborted || setAnswer({ query, options }));
    return () => typedOn.abort();
  }, [query, search]);
  return {
    options: answer?.options ?? NONE,
    settled: answer !== undefined,
    current: answer?.query === query,
  };
}

/** The option that a key leads to from option `active` (-1: none); undefined where the key does not walk the list. */
function activeForKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return undefined;
}

/** Whether a key walks a list. */
function isArrow(key: string): boolean {
  return key === "ArrowDown" || key === "ArrowUp";
}

export type DropdownOption = {
  id: string;
  label: string;
  /** Smaller second line, such as the stone's family. */
  detail?: string;
  /** Small picture beside the words; its alternative text should be empty. */
  picture?: ReactNode;
  href?: string;
};

/** Finds options for what was typed; `signal` aborts when the visitor has typed on. A failure counts as nothing found. */
export type DropdownSearch = (query: string, signal: AbortSignal) => Promise<readonly DropdownOption[]>;
