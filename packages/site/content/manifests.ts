import type { Maker } from "@stoneyard/catalogue/catalogue.ts";

/** What a page needs to show each picture, by name. Addresses begin at the root of the site. */
export type PictureManifest = Record<
  string,
  {
    /** Size of the master in pixels: its proportions hold for all sources. */
    width: number;
    height: number;
    made: Maker | "missing";
    /** As in the catalogue: of flat stone, where its scale is known. */
    mmPerPixel?: number;
    place?: { left: number; top: number };
    crop?: { left: number; top: number; width: number; height: number };
    /** AVIF, narrowest first. */
    sources: { width: number; url: string }[];
    /** JPEG of 1200 x 630 for shared links, where they may show it; a slab's is made of the picture that stands for its stone. */
    social?: string;
  }
>;

/** Address of what the room view must know of each room, by slug. */
export type RoomManifest = Record<string, string>;
