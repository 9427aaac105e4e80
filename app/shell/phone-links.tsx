import type { ChatApp } from "#catalogue/kinds/site.ts";
import type { CompanyView } from "./company.server.ts";

/** Where each app takes a message to a number, as its maker documents it. */
const CHATS: Readonly<Record<ChatApp, { name: string; address: (number: string) => string }>> = {
  viber: { name: "Viber", address: (number) => `viber://chat?number=${encodeURIComponent(number)}` },
  whatsapp: { name: "WhatsApp", address: (number) => `https://wa.me/${number.replace("+", "")}` },
};

/** Calls a number, or writes to it where the company answers. */
export function PhoneLinks({ phone: { number, shown, apps } }: { phone: CompanyView["phones"][number] }) {
  return (
    <>
      <a href={`tel:${number}`}>{shown}</a>
      {apps.map((app) => {
        const { name, address } = CHATS[app];
        return (
          <a key={app} href={address(number)} rel="noopener">
            {name}
          </a>
        );
      })}
    </>
  );
}
