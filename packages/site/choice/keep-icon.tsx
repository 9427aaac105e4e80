/** A bookmark, filled by the style of what it stands in. */
export function KeepIcon() {
  return (
    <svg viewBox="0 0 16 20" width="14" height="18" aria-hidden="true" focusable="false">
      <path d="M2.5 1.5h11v16.2L8 13.6l-5.5 4.1z" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
