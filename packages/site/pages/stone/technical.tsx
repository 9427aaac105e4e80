import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import facts from "./facts.module.css";
import { slipWords } from "./slip-words.ts";
import type { TechnicalView } from "./technical.server.ts";

/** What was measured on the stone, by which standard, and who says so. */
export function TechnicalData({ technical }: { technical: TechnicalView }) {
  const t = useTranslations("stone.technical");
  const units = useTranslations("stone.technical.values");
  const finishes = useTranslations("stones.finishes");
  const format = useNumberFormat();
  const { measured, slip, source, date } = technical;
  return (
    <section className={facts.technical} aria-labelledby="technical">
      <h3 id="technical" className={typography.smallHeading}>
        {t("title")}
      </h3>
      <dl>
        {measured.map(({ name, value, standard }) => (
          <div key={name}>
            <dt>
              {t(name)} <span className={facts.standard}>{standard}</span>
            </dt>
            <dd>{units(name, { value: format(value) })}</dd>
          </div>
        ))}
        {slip.map((measured) => (
          <div key={measured.finish}>
            <dt>
              {t("slip", { finish: finishes(measured.finish) })}{" "}
              <span className={facts.standard}>{measured.standards.join(", ")}</span>
            </dt>
            <dd>{slipWords(measured, t)}</dd>
          </div>
        ))}
      </dl>
      <p className={typography.label}>
        {source}, {date}
      </p>
    </section>
  );
}
