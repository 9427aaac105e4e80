import { classes } from "./classes.ts";
import styles from "./flag.module.css";

type Props = {
  /** Language whose flag it is: the British one for English, the Serbian one for Serbian. */
  language: "en" | "sr";
  className?: string | undefined;
};

/** A flag of 3:2, 21 x 14 px; the name of the language stands beside it as text. */
export function Flag({ language, className }: Props) {
  return (
    <svg
      className={classes(styles.flag, className)}
      viewBox="0 0 21 14"
      width={21}
      height={14}
      aria-hidden="true"
      focusable="false"
    >
      {language === "en" ? <British /> : <Serbian />}
    </svg>
  );
}

function British() {
  return (
    <>
      <path fill="#012169" d="M0 0h21v14H0z" />
      <path stroke="#fff" strokeWidth={2.8} d="m0 0 21 14M21 0 0 14" />
      {/* The red diagonals are set off from the middle, each clockwise of its white one. */}
      <path
        fill="#c8102e"
        d="M0 14 7.500 9h1.700L1.500 14zM21 0l-7.500 5h-1.700l7.700-5zM0 0h0l8 5.330H6.400L0 1.070zM21 14l-8-5.330h1.600l6.400 4.260z"
      />
      <path stroke="#fff" strokeWidth={4.67} d="M10.500 0v14M0 7h21" />
      <path stroke="#c8102e" strokeWidth={2.8} d="M10.500 0v14M0 7h21" />
    </>
  );
}

function Serbian() {
  return (
    <>
      <path fill="#c7363d" d="M0 0h21v5H0z" />
      <path fill="#0c4077" d="M0 4.670h21v5H0z" />
      <path fill="#fff" d="M0 9.330h21V14H0z" />
      {/* The lesser arms: crown, shield, white eagle, at a size where more would blur. */}
      <path fill="#edb92e" d="M5.400 1.900 5 .900l1 .5.500-.8.500.800 1-.500-.400 1v.8H5.400z" />
      <path
        fill="#c7363d"
        stroke="#fff"
        strokeWidth={0.4}
        d="M3.900 2.900h5.200v4.300c0 1.900-1.100 3.100-2.600 3.900-1.500-.800-2.600-2-2.600-3.900z"
      />
      <path
        fill="#fff"
        d="m6.500 4.200.600-.500.300.700c.500-.200 1 .100 1.200.500l-.500 2.400-.900-.200-.200.900.700 1-1.200 1-1.200-1 .700-1-.200-.900-.9.200-.500-2.400c.200-.400.700-.700 1.200-.500l.300-.700z"
      />
      <path fill="#c7363d" d="M5.900 5.300h1.200v1.500l-.6.500-.6-.5z" />
    </>
  );
}
