/** A handset in the colour of the text around it; name the link or button that holds it. */
export function PhoneIcon({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width={20}
      height={20}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M4.2 2.5h2.9l1.5 3.9-1.9 1.4a9.6 9.6 0 0 0 5.5 5.5l1.4-1.9 3.9 1.5v2.9a1.7 1.7 0 0 1-1.8 1.7C8.600 17.100 2.900 11.400 2.500 4.300a1.7 1.7 0 0 1 1.700-1.800z"
        fill="none"
        stroke="currentColor"
        strokeWidth={1}
        strokeLinejoin="round"
      />
    </svg>
  );
}
