import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { type MouseEvent, useId } from "react";
import styles from "./dropdown.module.css";
import { type DropdownOption, type DropdownSearch, useDropdown } from "./use-dropdown.ts";

type DropdownLabels = {
  label: string;
  placeholder?: string;
  /** The list is opened by an arrow key while nothing is typed. */
  empty: string;
  noResults: string;
};

type Props = {
  labels: DropdownLabels;
  search: DropdownSearch;
  onSelect: (option: DropdownOption) => void;
  /** Enter is pressed on what was typed, while no option is chosen. */
  onSubmit?: (query: string) => void;
};

/** A field with a list to choose from, after the ARIA combobox. */
export function Dropdown({ labels, search, onSelect, onSubmit }: Props) {
  const id = useId();
  const dropdown = useDropdown(search, onSelect, onSubmit);
  const { query, options, open, active } = dropdown;
  return (
    <div className={`${styles.dropdown} ${visible.scriptOnly}`}>
      <label htmlFor={`${id}input`} className={`${typography.label} ${styles.label}`}>
        {labels.label}
      </label>
      <input
        id={`${id}input`}
        className={`${typography.field} ${typography.lineField}`}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={labels.placeholder}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}list`}
        aria-activedescendant={open && active >= 0 ? optionId(id, active) : undefined}
        value={query}
        onChange={(event) => dropdown.type(event.target.value)}
        onClick={dropdown.reopen}
        onBlur={dropdown.close}
        onKeyDown={dropdown.onKeyDown}
      />
      <div className={styles.popup} data-open={open}>
        <Options id={id} label={labels.label} dropdown={dropdown} />
        <p className={`${typography.label} ${styles.message}`} aria-live="polite">
          {open && options.length === 0 && (query.trim() === "" ? labels.empty : labels.noResults)}
        </p>
      </div>
    </div>
  );
}

type OptionsProps = { id: string; label: string; dropdown: ReturnType<typeof useDropdown> };

function Options({ id, label, dropdown: { list, options, open, optionProps } }: OptionsProps) {
  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label={label}
      className={styles.list}
      onMouseDown={keepFocus}
    >
      {open &&
        options.map((option, index) => (
          <div
            key={option.id}
            id={optionId(id, index)}
            className={styles.option}
            {...optionProps(option, index)}
          >
            {option.picture && <span className={`${frames.frame} ${styles.picture}`}>{option.picture}</span>}
            <span className={`${typography.tile} ${styles.name}`}>{option.label}</span>
            {option.detail && <span className={`${typography.label} ${styles.detail}`}>{option.detail}</span>}
          </div>
        ))}
    </div>
  );
}

function optionId(id: string, index: number): string {
  return `${id}option-${index}`;
}

/** Focus stays in the field, which takes the keys: a press on an option or on the list's scrollbar must not move it. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
