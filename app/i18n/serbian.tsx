import { Outlet } from "react-router";
import { companyView } from "#app/shell/company.server.ts";
import { Shell } from "#app/shell/shell.tsx";
import messages from "#content/messages/sr.json?shared";
import type { Route } from "./+types/serbian";
import { Localized } from "./localized.tsx";

export const loader = () => companyView("sr");

export default function Serbian({ loaderData }: Route.ComponentProps) {
  return (
    <Localized locale="sr" messages={messages}>
      <Shell company={loaderData}>
        <Outlet />
      </Shell>
    </Localized>
  );
}
