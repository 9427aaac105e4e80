import type { DeskContent } from "../drafts/desk-content.ts";
import type { StoredPlace } from "../enquiries/place.ts";
import type { Git } from "../history/git.ts";
import type { BuiltSite } from "../publish/built-site.ts";
import type { StoredTarget } from "../publish/built-target.ts";
import type { LiveSlabStates } from "../publish/live-slab-states.ts";
import type { StoredPhotographs } from "../straighten/stored-photographs.ts";
import type { ReceivedPhotographs } from "../yard/received-photographs.ts";
import type { YardDoor } from "../yard/yard-door.ts";

/** What the desk's server and its routes work with. */
export type DeskOptions = {
  port: number;
  /** A secret that stands in the address with which the desk is opened. */
  session: string;
  content: DeskContent;
  git: Git;
  /** Photographs of slabs as they came. */
  photographs: StoredPhotographs;
  /** Photographs that came from the yard and wait. */
  received: ReceivedPhotographs;
  /** How they come. */
  yard: YardDoor;
  /** Where enquiries are kept. */
  enquiriesPlace: StoredPlace;
  /** The site built on this machine, and where it goes. */
  builtSite: BuiltSite;
  builtTarget: StoredTarget;
  slabStates: LiveSlabStates;
  /** The folder of the built screens. */
  screens: string;
  /** Where the pages of the site are shown, for example http://localhost:5173; none where nothing shows them. */
  preview: string | undefined;
};
