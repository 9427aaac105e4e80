import type { CompanyView } from "../company.server.ts";

/** Calls a number, or writes to it where the company answers. */
export function PhoneLinks({ phone: { number, shown, chats } }: { phone: CompanyView["phones"][number] }) {
  return (
    <>
      <a href={`tel:${number}`}>{shown}</a>
      {chats.map(({ name, address }) => (
        <a key={name} href={address} rel="noopener">
          {name}
        </a>
      ))}
    </>
  );
}
