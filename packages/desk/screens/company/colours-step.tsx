import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { type BrandColours, colourFault, colourTokens } from "@stoneyard/catalogue/pictures/brand-colours.ts";
import { useState } from "react";
import controls from "../controls.module.css";
import { Button, PlainLine } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { SaveLine, useFile } from "../editing/use-file.tsx";
import styles from "./brand-screen.module.css";

const KEYS = ["paper", "accent"] as const;
const HEX = /^#[0-9a-f]{6}$/;

/** Two colours as the site will use them; for an unreadable one the nearest readable colour is offered. */
export function ColoursStep() {
  const { words } = useDesk();
  const { store, state, fault } = useFile("brand/brand.yaml");
  const [typed, setTyped] = useState<Partial<BrandColours>>({});
  if (!store) return <SaveLine state={state} fault={fault} />;
  const saved = savedIn(store.value);
  const colours = { ...saved, ...typed };
  const isWhole = KEYS.every((key) => HEX.test(colours[key]));
  const wrong = isWhole ? colourFault(colours) : undefined;
  const names = { paper: words.brandPaper, accent: words.brandAccent };
  const change = (key: keyof BrandColours, colour: string) =>
    setTyped({ ...typed, [key]: colour.trim().toLowerCase() });
  const save = () =>
    store.save(
      KEYS.filter((key) => colours[key] !== saved[key]).map((key) => ({
        kind: "set",
        path: ["colours", key],
        value: colours[key],
      })),
    );
  return (
    <>
      <p className={controls.hint}>{words.brandColoursHint}</p>
      <SaveLine state={state} fault={fault} />
      <div className={styles.colours}>
        {KEYS.map((key) => (
          <div key={key}>
            <PlainLine label={names[key]} value={colours[key]} onChange={(typed) => change(key, typed)} />
            <input
              className={styles.picker}
              type="color"
              aria-label={`${names[key]}: ${words.brandPick}`}
              value={HEX.test(colours[key]) ? colours[key] : "#888888"}
              onChange={(event) => change(key, event.target.value)}
            />
          </div>
        ))}
      </div>
      <div role="alert">
        {!isWhole && <p className={controls.warning}>{words.brandHex}</p>}
        {wrong && (
          <p className={controls.warning}>
            {wrong.key === "paper" ? words.brandPaperDark : words.brandAccentPale}{" "}
            <Button isQuiet onClick={() => change(wrong.key, wrong.nearest)}>
              {words.brandTakeNearest} {wrong.nearest}
            </Button>
          </p>
        )}
      </div>
      {isWhole && <Shown colours={colours} />}
      <Button
        disabled={!isWhole || wrong !== undefined || KEYS.every((key) => colours[key] === saved[key])}
        onClick={save}
      >
        {words.brandTakeColours}
      </Button>
    </>
  );
}

/** SVG, since a style sheet cannot know colours that are not chosen yet. */
function Shown({ colours }: { colours: BrandColours }) {
  const { words } = useDesk();
  const tokens = colourTokens(colours);
  return (
    <svg className={styles.shown} viewBox="0 0 480 150" role="img" aria-label={words.brandShown}>
      <rect width="480" height="150" fill={tokens.paper} />
      <rect x="280" width="200" height="150" fill={tokens["paper-shaded"]} />
      <text x="20" y="46" fontSize="26" fill={tokens.ink}>
        Carrara
      </text>
      <text x="20" y="78" fontSize="15" fill={tokens["ink-muted"]}>
        320 × 200 × 2 cm
      </text>
      <text x="20" y="118" fontSize="17" fill={tokens.accent}>
        {words.brandLink}
      </text>
      <rect x="300" y="30" width="160" height="44" fill={tokens.ink} />
      <text x="380" y="58" fontSize="16" textAnchor="middle" fill={tokens.paper}>
        {words.brandButton}
      </text>
      <path d="M300 110h160" stroke={tokens.accent} strokeWidth="3" />
    </svg>
  );
}

function savedIn(value: unknown): BrandColours {
  const colour = (key: "paper" | "accent") => String(valueAt(value, ["colours", key]) ?? "");
  return { paper: colour("paper"), accent: colour("accent") };
}
