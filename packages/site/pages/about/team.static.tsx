import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import { Tilt } from "@stoneyard/site/ui/tilt/tilt.tsx";
import type { MemberView } from "./about.data.server.ts";
import styles from "./team.module.css";

/** The people, each told by the stone that he or she would keep. There are no portraits of people who don't exist. */
export const Team = staticSection(function Team({ members }: { members: MemberView[] }) {
  const t = useTranslations("team");
  if (members.length === 0) return null;
  return (
    <section className={`${grid.grid} ${grid.rowsOnNarrow} ${grid.section}`} aria-labelledby="team">
      <h2 id="team" className={`${typography.smallEntry} ${styles.heading}`}>
        {t("title")}
      </h2>
      <ul className={styles.team}>
        {members.map((member) => (
          <li key={member.role}>
            <Link to={member.stone.href} className={styles.member}>
              <Tilt className={styles.slab}>
                <Picture picture={member.picture} sizes="84px" />
              </Tilt>
              <span>
                <span className={`${typography.tile} ${styles.role}`}>{member.name ?? member.role}</span>
                <span className={`${typography.label} ${styles.favourite}`}>
                  {member.name && `${member.role}. `}
                  {t("favourite", { stone: member.stone.title })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
