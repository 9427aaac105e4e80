import type { DeskContent } from "../drafts/desk-content.ts";
import type { StoredPlace } from "../enquiries/place.ts";
import type { Git } from "../history/git.ts";
import type { BuiltSite } from "../publish/built-site.ts";
import type { StoredTarget } from "../publish/built-target.ts";
import type { LiveSlabStates } from "../publish/slab-states.ts";
import type { StoredPhotographs } from "../straighten/stored-photographs.ts";
import type { ReceivedPhotographs } from "../yard/received-photographs.ts";
import type { YardDoor } from "../yard/yard-door.ts";

/** What the desk's server and its routes work with. */
export type DeskOptions = {
  port: number;
  /** The secret in the address that opens the desk. */
  session: string;
  content: DeskContent;
  git: Git;
  /** Photographs of slabs as they came. */
  photographs: StoredPhotographs;
  /** Photographs that came from the yard and wait. */
  received: ReceivedPhotographs;
  yard: YardDoor;
  /** Where enquiries are kept. */
  enquiriesPlace: StoredPlace;
  builtSite: BuiltSite;
  builtTarget: StoredTarget;
  slabStates: LiveSlabStates;
  /** The folder of the built screens. */
  screens: string;
  /** The address of the preview, for example http://localhost:5173; undefined without one. */
  preview: string | undefined;
};
