/** The menu of the specification, in its order, with the pages that came after it; each key is a message under `navigation`. */
export const MENU = [
  { key: "home", to: "/" },
  { key: "interiorDesign", to: "/interior-design" },
  { key: "materials", to: "/materials" },
  { key: "allStones", to: "/stones" },
  { key: "rooms", to: "/rooms" },
  { key: "models", to: "/models" },
  { key: "accessories", to: "/accessories" },
  { key: "portfolio", to: "/portfolio" },
  { key: "about", to: "/about" },
  { key: "appointment", to: "/contact" },
] as const;

/** What stands in the top bar itself where there is room; the last two only where there is much. */
export const TOP_BAR = [
  { key: "allStones", to: "/stones" },
  { key: "materials", to: "/materials" },
  { key: "rooms", to: "/rooms" },
  { key: "interiorDesign", to: "/interior-design" },
  { key: "portfolio", to: "/portfolio" },
  { key: "contact", to: "/contact" },
] as const;

/** Useful links of the footer. */
export const FOOTER = [
  { key: "materials", to: "/materials" },
  { key: "allStones", to: "/stones" },
  { key: "rooms", to: "/rooms" },
  { key: "accessories", to: "/accessories" },
  { key: "interiorDesign", to: "/interior-design" },
  { key: "portfolio", to: "/portfolio" },
  { key: "models", to: "/models" },
  { key: "gallery", to: "/gallery" },
  { key: "about", to: "/about" },
  { key: "contact", to: "/contact" },
  { key: "privacy", to: "/privacy" },
] as const;
