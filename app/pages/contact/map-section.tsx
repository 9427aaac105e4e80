import { useTranslations } from "#app/i18n/translations.tsx";
import type { CompanyView } from "#app/shell/company.server.ts";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import styles from "./map-section.module.css";

/** Half the width and height of the piece of map that is shown, in degrees. */
const AROUND = { longitude: 0.008, latitude: 0.004 };

/** Where we are. The address and a link stand beside the map, for whoever cannot load it. */
export function MapSection({ company }: { company: CompanyView }) {
  const t = useTranslations("contact.map");
  const { latitude, longitude } = company;
  return (
    <section className={styles.map} aria-labelledby="map">
      <p className={`${grid.inset} ${styles.fallback}`} aria-hidden="true">
        {t("loading")}
      </p>
      <iframe
        className={styles.frame}
        src={embedAddress(latitude, longitude)}
        title={t("title", { address: company.street })}
        height={550}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <div className={styles.notch}>
        <h2 id="map" className={typography.section}>
          {company.street},<br />
          {company.district}
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
