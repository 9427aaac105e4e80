import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import typography from "#app/styles/typography.module.css";
import styles from "./dropdown.module.css";
import { activeForKey } from "./dropdown-keys.ts";
import type { DropdownOption, DropdownSearch } from "./dropdown-option.ts";
import { useDropdownOptions } from "./use-dropdown-options.ts";

export type DropdownLabels = {
  /** Name of the field, shown above it. */
  label: string;
  placeholder?: string;
  /** The search finds nothing. */
  noResults: string;
};

type Props = {
  labels: DropdownLabels;
  /** Asked as soon as something is typed. */
  search: DropdownSearch;
  onSelect: (option: DropdownOption) => void;
};

/**
 * A field with a list to choose from, after the ARIA combobox: typing narrows the list, arrow keys walk it with
 * wrap-around, Enter chooses, Escape closes and then empties the field.
 */
export function Dropdown({ labels, search, onSelect }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useDropdownOptions(query, search);
  const open = wanted && found.settled && query.trim() !== "";
  const message = found.options.length > 0 ? undefined : labels.noResults;
  const optionId = (index: number) => `${base}option-${index}`;

  function show(shown: boolean) {
    setWanted(shown);
    setActive(-1);
  }

  function walkTo(index: number) {
    setWanted(true);
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: "nearest" });
  }

  function choose(option: DropdownOption) {
    setQuery(option.href === undefined ? option.label : "");
    show(false);
    onSelect(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = found.options[active];
    const target = activeForKey(event.key, active, found.options.length);
    if (event.key === "Enter" && open && option) choose(option);
    else if (event.key === "Escape" && open) show(false);
    else if (event.key === "Escape" && query !== "") setQuery("");
    else if (target !== undefined) walkTo(target);
    else return;
    event.preventDefault();
  }

  function optionProps(option: DropdownOption, index: number) {
    return {
      id: optionId(index),
      role: "option",
      "aria-selected": index === active,
      onPointerMove: () => setActive(index),
      onClick: () => choose(option),
    };
  }

  return (
    <div className={styles.dropdown}>
      <label htmlFor={`${base}input`} className={styles.label}>
        {labels.label}
      </label>
      <input
        id={`${base}input`}
        className={`${typography.field} ${styles.input}`}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={labels.placeholder}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${base}list`}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          show(true);
        }}
        onClick={() => setWanted(true)}
        onBlur={() => show(false)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.popup} data-open={open}>
        <div
          ref={list}
          id={`${base}list`}
          role="listbox"
          aria-label={labels.label}
          className={styles.list}
          onMouseDown={keepFocus}
        >
          {open &&
            found.options.map((option, index) => (
              <div key={option.id} className={styles.option} {...optionProps(option, index)}>
                {option.picture && <span className={styles.picture}>{option.picture}</span>}
                <span className={`${typography.tile} ${styles.name}`}>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </div>
            ))}
        </div>
        <p className={styles.message} aria-live="polite">
          {open && message}
        </p>
      </div>
    </div>
  );
}

/** Focus stays in the field, which takes the keys: a press on an option or on the list's scrollbar must not move it. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
