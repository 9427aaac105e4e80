import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import {
  askEnquiries,
  type EnquiriesPlace,
  type ListedEnquiry,
  readEnquiryList,
} from "../enquiries/ask-enquiries.ts";
import type { DeskOptions } from "./desk-options.ts";
import { onPost, parsed } from "./parsed.ts";

export type ShownEnquiries = { place: EnquiriesPlace | undefined; enquiries: ListedEnquiry[] };

/** No leading hyphen, which would make it an option. */
const id = z.string().regex(/^[0-9a-f][0-9a-f-]{7,40}$/);
const answering = z.strictObject({ id, by: z.string().max(100), undo: z.boolean() });
const named = z.strictObject({ id });
const filed = z.strictObject({ id, place: z.string().regex(/^[1-9]\d?$/) });

/** Enquiries stay where they are: each request runs the server's own command. */
export function addEnquiryRoutes(app: FastifyInstance, { enquiriesPlace: kept }: DeskOptions): void {
  const ask = async (...args: string[]): Promise<Buffer> => {
    const place = await kept.read();
    if (!place) throw new RefusedError(409, "The place where enquiries are kept has not been set.");
    return askEnquiries(place, args);
  };

  app.get("/api/enquiries", async (): Promise<ShownEnquiries> => {
    const place = await kept.read();
    return { place, enquiries: place ? readEnquiryList(await ask("list", "--json")) : [] };
  });
  onPost(app, "/api/enquiries/place", z.unknown(), async (sent) => {
    const place = await kept.write(sent);
    // An unreachable place is reported now, but stays saved so that it can be corrected.
    readEnquiryList(await askEnquiries(place, ["list", "--json", "--open"]));
  });
  app.get("/api/enquiries/place", async () => ({ place: await kept.read() }));
  onPost(app, "/api/enquiries/answered", answering, async ({ id, by, undo }) => {
    await ask("answered", ...(undo ? ["--undo"] : [`--by=${by}`]), id);
  });
  onPost(app, "/api/enquiries/resend", named, async ({ id }) => {
    await ask("resend", id);
  });
  app.get("/api/enquiries/export.csv", async (_request, reply) =>
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="enquiries.csv"')
      .send(await ask("export")),
  );
  // Visitors' files are downloaded, never shown within the desk.
  app.get("/api/enquiries/file", async ({ query }, reply) => {
    const { id, place } = parsed(filed, query);
    const enquiries = readEnquiryList(await ask("list", "--json"));
    const file = enquiries.find((each) => each.id === id)?.files[Number(place) - 1];
    if (!file) throw new RefusedError(404, "There is no such file.");
    return reply
      .type("application/octet-stream")
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(await ask("file", id, place));
  });
}
