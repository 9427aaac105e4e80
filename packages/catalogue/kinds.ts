import type { z } from "zod";
import { accessoryCategory } from "./kinds/accessory.ts";
import { brand } from "./kinds/brand.ts";
import { care } from "./kinds/care.ts";
import { facets } from "./kinds/facets.ts";
import { family } from "./kinds/family.ts";
import { gallery, interiors, project } from "./kinds/interior.ts";
import { languages } from "./kinds/languages.ts";
import { materials } from "./kinds/materials.ts";
import { rocks } from "./kinds/rocks.ts";
import { room } from "./kinds/room.ts";
import { searchWords } from "./kinds/search-words.ts";
import { about, home, site } from "./kinds/site.ts";
import { stone } from "./kinds/stone.ts";
import { suitability } from "./kinds/suitability.ts";
import { tables } from "./kinds/table.ts";
import { avoidedForms } from "./kinds/words.ts";

type Kind = { schema: z.ZodType; files: string; title: string };

/** Kinds of one file each, which the catalogue takes as they are read. */
export const SINGLE = {
  site: { schema: site, files: "site.yaml", title: "The brand and the company" },
  home: { schema: home, files: "home.yaml", title: "The home page" },
  about: { schema: about, files: "about.yaml", title: "The about page and the team" },
  interiors: { schema: interiors, files: "interiors.yaml", title: "The interior design page" },
  gallery: { schema: gallery, files: "gallery.yaml", title: "The gallery page" },
  tables: { schema: tables, files: "tables.yaml", title: "The tables in 3D" },
  materials: { schema: materials, files: "materials.yaml", title: "The page of materials" },
  rocks: { schema: rocks, files: "rocks.yaml", title: "Kinds of rock" },
  suitability: { schema: suitability, files: "suitability.yaml", title: "What stones are good for" },
  care: { schema: care, files: "care.yaml", title: "How stone is looked after" },
  facets: { schema: facets, files: "facets.yaml", title: "By what stones are chosen" },
  search: { schema: searchWords, files: "search.yaml", title: "The words that the search understands" },
} satisfies Record<string, Kind>;

/** Each kind of content: its schema, and the files that have this form. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...SINGLE,
  languages: { schema: languages, files: "languages.yaml", title: "The languages of the site" },
  brand: { schema: brand, files: "brand/brand.yaml", title: "The look of the brand" },
  words: { schema: avoidedForms, files: "words.yaml", title: "Forms that the texts avoid" },
  family: { schema: family, files: "families/*.yaml", title: "A family of stones" },
  stone: { schema: stone, files: "stones/*/*.yaml", title: "A stone" },
  accessory: { schema: accessoryCategory, files: "accessories/*.yaml", title: "A category of accessories" },
  room: { schema: room, files: "rooms/*.yaml", title: "A room for the room view" },
  project: { schema: project, files: "portfolio/*.yaml", title: "A finished project" },
};
