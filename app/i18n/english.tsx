import { Outlet } from "react-router";
import { companyView } from "#app/shell/company.server.ts";
import { Shell } from "#app/shell/shell.tsx";
import messages from "#content/messages/en.json?shared";
import type { Route } from "./+types/english";
import { Localized } from "./localized.tsx";

export const loader = () => companyView("en");

export default function English({ loaderData }: Route.ComponentProps) {
  return (
    <Localized locale="en" messages={messages}>
      <Shell company={loaderData}>
        <Outlet />
      </Shell>
    </Localized>
  );
}
