import type about from "#content/messages/en/about.json";
import type accessories from "#content/messages/en/accessories.json";
import type allStones from "#content/messages/en/all-stones.json";
import type care from "#content/messages/en/care.json";
import type common from "#content/messages/en/common.json";
import type compare from "#content/messages/en/compare.json";
import type contact from "#content/messages/en/contact.json";
import type enquiryCard from "#content/messages/en/enquiry-card.json";
import type family from "#content/messages/en/family.json";
import type gallery from "#content/messages/en/gallery.json";
import type home from "#content/messages/en/home.json";
import type interiorDesign from "#content/messages/en/interior-design.json";
import type lightbox from "#content/messages/en/lightbox.json";
import type list from "#content/messages/en/list.json";
import type listing from "#content/messages/en/listing.json";
import type materials from "#content/messages/en/materials.json";
import type measures from "#content/messages/en/measures.json";
import type models from "#content/messages/en/models.json";
import type notFound from "#content/messages/en/not-found.json";
import type offer from "#content/messages/en/offer.json";
import type portfolio from "#content/messages/en/portfolio.json";
import type privacy from "#content/messages/en/privacy.json";
import type quartzTypes from "#content/messages/en/quartz-types.json";
import type roomView from "#content/messages/en/room-view.json";
import type rooms from "#content/messages/en/rooms.json";
import type search from "#content/messages/en/search.json";
import type slab from "#content/messages/en/slab.json";
import type stone from "#content/messages/en/stone.json";
import type stones from "#content/messages/en/stones.json";
import type team from "#content/messages/en/team.json";
import type uses from "#content/messages/en/uses.json";
import type visitorPhoto from "#content/messages/en/visitor-photo.json";

/** Everything that pages say, by part; the English files tell which keys there are. */
export type Messages = {
  about: typeof about;
  accessories: typeof accessories;
  "all-stones": typeof allStones;
  care: typeof care;
  common: typeof common;
  compare: typeof compare;
  contact: typeof contact;
  "enquiry-card": typeof enquiryCard;
  family: typeof family;
  gallery: typeof gallery;
  home: typeof home;
  "interior-design": typeof interiorDesign;
  lightbox: typeof lightbox;
  list: typeof list;
  listing: typeof listing;
  materials: typeof materials;
  measures: typeof measures;
  models: typeof models;
  "not-found": typeof notFound;
  offer: typeof offer;
  "visitor-photo": typeof visitorPhoto;
  portfolio: typeof portfolio;
  privacy: typeof privacy;
  "quartz-types": typeof quartzTypes;
  "room-view": typeof roomView;
  rooms: typeof rooms;
  search: typeof search;
  slab: typeof slab;
  stone: typeof stone;
  stones: typeof stones;
  team: typeof team;
  uses: typeof uses;
};

/** A file of content/messages/<language>. */
export type MessagePart = keyof Messages;

/** Some parts in one language, compiled: a page brings those that it says. */
export type PageMessages = { readonly [part in MessagePart]?: object };
