import { localeOfPath } from "#app/i18n/locale.ts";
import type { PagePattern } from "#catalogue/site-pages.ts";
import { NoSuchPage, type ScreenArgs } from "./screen-data.ts";

type RouteArgs = { request: Request; params: Record<string, string | undefined> };

/** A screen's data as the router asks for them. */
export function routeLoader<Data, Pattern extends PagePattern>(
  data: (args: ScreenArgs<Pattern>) => Promise<Data>,
) {
  return async ({ request, params }: RouteArgs): Promise<Data> => {
    const path = new URL(request.url).pathname;
    const args = { locale: localeOfPath(path), path, params } as ScreenArgs<Pattern>;
    try {
      return await data(args);
    } catch (error) {
      if (error instanceof NoSuchPage) throw new Response("", { status: 404 });
      throw error;
    }
  };
}

/** A file's contents as the router asks for them: text as it stands, everything else as JSON. */
export function fileLoader(data: (args: ScreenArgs) => unknown) {
  return async ({ request }: RouteArgs): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const made = await data({ locale: localeOfPath(path), path, params: {} });
    return typeof made === "string" ? new Response(made) : Response.json(made);
  };
}
