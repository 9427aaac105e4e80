/** Everything that pages say, by part; the English files tell which keys there are. */
export type Messages = {
  about: typeof import("#content/messages/en/about.json");
  accessories: typeof import("#content/messages/en/accessories.json");
  "all-stones": typeof import("#content/messages/en/all-stones.json");
  care: typeof import("#content/messages/en/care.json");
  common: typeof import("#content/messages/en/common.json");
  compare: typeof import("#content/messages/en/compare.json");
  contact: typeof import("#content/messages/en/contact.json");
  "enquiry-card": typeof import("#content/messages/en/enquiry-card.json");
  family: typeof import("#content/messages/en/family.json");
  gallery: typeof import("#content/messages/en/gallery.json");
  home: typeof import("#content/messages/en/home.json");
  "interior-design": typeof import("#content/messages/en/interior-design.json");
  lightbox: typeof import("#content/messages/en/lightbox.json");
  list: typeof import("#content/messages/en/list.json");
  listing: typeof import("#content/messages/en/listing.json");
  materials: typeof import("#content/messages/en/materials.json");
  measures: typeof import("#content/messages/en/measures.json");
  models: typeof import("#content/messages/en/models.json");
  "not-found": typeof import("#content/messages/en/not-found.json");
  offer: typeof import("#content/messages/en/offer.json");
  "visitor-photo": typeof import("#content/messages/en/visitor-photo.json");
  portfolio: typeof import("#content/messages/en/portfolio.json");
  "quartz-types": typeof import("#content/messages/en/quartz-types.json");
  "room-view": typeof import("#content/messages/en/room-view.json");
  rooms: typeof import("#content/messages/en/rooms.json");
  search: typeof import("#content/messages/en/search.json");
  slab: typeof import("#content/messages/en/slab.json");
  stone: typeof import("#content/messages/en/stone.json");
  stones: typeof import("#content/messages/en/stones.json");
  team: typeof import("#content/messages/en/team.json");
  uses: typeof import("#content/messages/en/uses.json");
};

/** A file of content/messages/<language>. */
export type MessagePart = keyof Messages;

/** Some parts in one language, compiled: a page brings those that it says. */
export type PageMessages = { readonly [part in MessagePart]?: object };
