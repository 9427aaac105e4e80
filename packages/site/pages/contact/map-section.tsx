import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useNear } from "@stoneyard/site/ui/browser/use-near.ts";
import { useEffect, useRef, useState } from "react";
import styles from "./map-section.module.css";

/** Half the width and height of the piece of map that is shown, in degrees. */
const AROUND = { longitude: 0.008, latitude: 0.004 };

/**
 * The map loads when the visitor comes near. The address and a link stand beside it, and stay alone when the map's host
 * cannot be reached.
 */
export function MapSection({ company }: { company: CompanyView }) {
  const section = useRef<HTMLElement>(null);
  const t = useTranslations("contact.map");
  const { latitude, longitude } = company;
  const source = embedAddress(latitude, longitude);
  const state = useMapState(source, useNear(section));
  const frame = {
    className: styles.frame,
    src: source,
    title: t("title", { address: company.street }),
    height: 550,
    referrerPolicy: "no-referrer",
  } as const;
  return (
    <section ref={section} className={styles.map} aria-labelledby="map" data-state={state}>
      {state === "loading" && (
        <p className={`${grid.inset} ${styles.loading}`} aria-hidden="true">
          {t("loading")}
        </p>
      )}
      {state === "shown" && <iframe {...frame} />}
      <noscript>
        <iframe {...frame} loading="lazy" />
      </noscript>
      <div className={styles.notch}>
        <h2 id="map" className={typography.section}>
          {company.street},<br />
          {company.district ?? company.city}
        </h2>
        <p className={typography.label}>
          <span>{t("from")}</span>{" "}
          <a className={typography.link} href={pageAddress(latitude, longitude)} rel="noopener">
            {t("open")}
          </a>
        </p>
      </div>
    </section>
  );
}

type MapState = "waiting" | "loading" | "shown" | "unreachable";

/** A frame does not report failures and would show the browser's error page, so the address is fetched first. */
function useMapState(source: string, wanted: boolean): MapState {
  const [answer, setAnswer] = useState<"shown" | "unreachable">();
  useEffect(() => {
    if (!wanted) return;
    fetch(source, { mode: "no-cors", referrerPolicy: "no-referrer" }).then(
      () => setAnswer("shown"),
      () => setAnswer("unreachable"),
    );
  }, [source, wanted]);
  return answer ?? (wanted ? "loading" : "waiting");
}

function embedAddress(latitude: number, longitude: number): string {
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

function pageAddress(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
