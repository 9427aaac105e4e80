import { resolve } from "node:path";
import { DeskContent } from "../drafts/desk-content.ts";
import { storedPlace } from "../enquiries/ask-enquiries.ts";
import { Git } from "../history/git.ts";
import { BuiltSite } from "../publish/built-site.ts";
import { storedTarget } from "../publish/built-target.ts";
import { LiveSlabStates } from "../publish/slab-states.ts";
import { StoredPhotographs } from "../straighten/stored-photographs.ts";
import { ReceivedPhotographs } from "../yard/received-photographs.ts";
import type { YardDoor } from "../yard/yard-door.ts";

/** A project as the desk works with it: its content and history, and what this machine alone keeps. */
export function openProject(folder: string) {
  const own = (name: string) => resolve(folder, ".cache/desk", name);
  const content = new DeskContent(resolve(folder, "content"), own("saving"));
  const builtTarget = storedTarget(own("."));
  return {
    content,
    git: new Git(folder),
    /** Photographs of slabs as they came. */
    photographs: new StoredPhotographs(own("photographs")),
    /** Photographs that came from the yard and wait. */
    received: new ReceivedPhotographs(own("received")),
    /** The folder of slabs' photographs that were sent together and are not taken in yet. */
    slabPhotographs: own("slab-photographs"),
    /** Where enquiries are kept. */
    enquiriesPlace: storedPlace(own(".")),
    builtSite: new BuiltSite(folder),
    builtTarget,
    slabStates: new LiveSlabStates({ root: folder, content, target: builtTarget }),
  };
}

/** What the desk's server and its routes work with. */
export type DeskOptions = ReturnType<typeof openProject> & {
  port: number;
  /** The secret in the address that opens the desk. */
  session: string;
  yard: YardDoor;
  /** The folder of the built screens. */
  screens: string;
  /** The address of the preview, for example http://localhost:5173; undefined without one. */
  preview: string | undefined;
};
