import { MenuButton, PhoneLink, Places } from "./bar.static.tsx";
import type { CompanyView } from "./company.server.ts";
import styles from "./header.module.css";
import { LanguagePicker } from "./language-picker.tsx";
import { ListLink } from "./list-link.tsx";
import { Menu } from "./menu.static.tsx";

/** The top bar: the brand, a few places, the phone, the visitor's list, the other language, and the menu. */
export function Header({ company }: { company: CompanyView }) {
  return (
    <header className={styles.bar}>
      <Places company={company} />
      <div className={styles.tools}>
        <PhoneLink company={company} />
        <ListLink />
        <LanguagePicker />
        <MenuButton />
      </div>
      <Menu company={company} />
    </header>
  );
}
