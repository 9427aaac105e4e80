import type { MessageParts } from "./files/messages.ts";
import type { Sample } from "./files/source.ts";
import type { AccessoryCategoryContent } from "./kinds/accessory.ts";
import type { CareContent } from "./kinds/care.ts";
import type { FacetsContent } from "./kinds/facets.ts";
import type { FamilyContent, FamilyKey, StoneKey } from "./kinds/family.ts";
import type { GalleryContent, InteriorsContent, ProjectContent } from "./kinds/interior.ts";
import type { MaterialsContent } from "./kinds/materials.ts";
import type { RocksContent } from "./kinds/rocks.ts";
import type { RoomContent, RoomRendering } from "./kinds/room.ts";
import type { SearchWordsContent } from "./kinds/search-words.ts";
import type { AboutContent, HomeContent, SiteContent } from "./kinds/site.ts";
import type { StoneContent } from "./kinds/stone.ts";
import type { SuitabilityContent } from "./kinds/suitability.ts";
import type { TablesContent } from "./kinds/table.ts";
import type { Text } from "./kinds/text.ts";
import type { Locale } from "./languages/locales.ts";
import type { Brand } from "./pictures/brand.ts";
import type { Problem } from "./problem.ts";

export type Family = FamilyContent & { key: FamilyKey };
export type Stone = StoneContent & { key: StoneKey; family: FamilyKey; slug: string };
type AccessoryCategory = AccessoryCategoryContent & { slug: string };
/** A room for the room view; `dir` is the folder of its layers, from content/. */
export type Room = RoomContent & { slug: string; view: RoomRendering; dir: string };
type Project = ProjectContent & { slug: string };

/** Who made a picture: the owner's photograph or our rendering. */
export type Maker = "owner" | "studio";

export type Picture = {
  /** Path of the master, from where the reader was started. */
  file: string;
  /** Size of the master in pixels, as it is seen (turned by its EXIF orientation). */
  width: number;
  height: number;
  made: Maker;
  /** First 16 hex digits of the SHA-256 of the master's bytes. */
  hash: string;
  /** Millimetres of stone to a pixel of the master, where the picture is flat stone and its scale is known. */
  mmPerPixel?: number;
  /** The part of our slab that is as large as a usual slab of the stone, pixels of the master. */
  crop?: { left: number; top: number; width: number; height: number };
  /** How far the upper left corner of a close view lies from the slab's, millimetres. */
  place?: { left: number; top: number };
};

export type Content = {
  site: SiteContent;
  brand: Brand;
  home: HomeContent;
  about: AboutContent;
  /** By position. */
  families: Map<FamilyKey, Family>;
  /** Families whose stones are all gone. No page shows them, but addresses of their stones lead on. */
  emptyFamilies: readonly Family[];
  /** Family by family, each in the order of its index page. */
  stones: Stone[];
  /** By position. */
  accessories: AccessoryCategory[];
  interiors: InteriorsContent;
  gallery: GalleryContent;
  /** By position. */
  projects: Project[];
  tables: TablesContent;
  materials: MaterialsContent;
  rocks: RocksContent;
  facets: FacetsContent;
  searchWords: SearchWordsContent;
  suitability: SuitabilityContent;
  care: CareContent;
  /** Kind by kind; none where nothing was rendered yet. */
  rooms: Room[];
  /** Markdown by name: privacy, about-quality, … */
  prose: Map<string, Text>;
  messages: Record<Locale, MessageParts>;
  /** Values that the owner has still to replace. */
  samples: Sample[];
  /** Texts that stand in another language until they are written. */
  untranslated: Problem[];
  /** How many texts each language lacks that is not published yet. */
  missingInDrafts: ReadonlyMap<Locale, number>;
  /**
   * Allowed, but perhaps not meant: stones in uses for which they are not advised, unused pictures, photographs of odd
   * proportions.
   */
  warnings: Problem[];
};

type Single =
  | "site"
  | "brand"
  | "home"
  | "about"
  | "interiors"
  | "gallery"
  | "tables"
  | "materials"
  | "rocks"
  | "suitability"
  | "care"
  | "facets"
  | "searchWords";

/** The content as far as it could be read; for what is missing there is a problem. */
export type FoundContent = Omit<Content, Single | "warnings"> & {
  [Name in Single]: Content[Name] | undefined;
};

export type Catalogue = Content & {
  pictures: Map<string, Picture>;
  /** Where the content asks for a picture that is not there: the site shows a plain field in its place. */
  missingPictures: Problem[];
  /** Tables without a model of one of their finishes: the site has nothing of it in 3D. */
  missingModels: Problem[];
};
