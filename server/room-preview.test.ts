import { expect, test } from "vitest";
import { type RoomPreviews, roomPreview, withPreview } from "./room-preview.ts";

const PREVIEWS: RoomPreviews = {
  rooms: { "kitchen-1": { kind: "kitchen", surfaces: ["splashback", "worktop"] } },
  stones: ["marble/carrara", "marble/botticino", "sm-marble/botticino", "onyx/onyx-green"],
  pictures: {
    "marble/carrara": { kitchen: "/images/social/rooms/marble/carrara-kitchen-1200.1.jpg" },
    "sm-marble/botticino": { bathroom: "/b.jpg", kitchen: "/images/social/engineered.jpg" },
    "onyx/onyx-green": { bathroom: "/images/social/onyx.jpg" },
  },
};
const of = (path: string, query: string) => roomPreview(path, query, PREVIEWS);

test("a stone in a room is shown in a room of that kind, in both languages", () => {
  const picture = "/images/social/rooms/marble/carrara-kitchen-1200.1.jpg";
  for (const path of ["/rooms/kitchen-1", "/sr/rooms/kitchen-1"])
    expect(of(path, "?worktop=carrara&worktop-at=5,0,90")).toEqual({ picture, query: "?worktop=carrara" });
});

test("of several stones the one that takes most of the picture is shown, as far as there is a picture", () => {
  expect(of("/rooms/kitchen-1", "?worktop=carrara&splashback=sm-marble/botticino")).toEqual({
    picture: "/images/social/engineered.jpg",
    query: "?splashback=sm-marble/botticino&amp;worktop=carrara",
  });
  expect(of("/rooms/kitchen-1", "?worktop=carrara&splashback=onyx-green")?.picture).toMatch(/carrara/);
});

test.each([
  ["/rooms/kitchen-1", ""],
  ["/rooms/kitchen-1", "?"],
  ["/rooms/kitchen-1", "?worktop="],
  ["/rooms/kitchen-1", "?worktop=gold"],
  ["/rooms/kitchen-1", "?worktop=onyx-green"],
  ["/rooms/kitchen-1", "?floor=carrara"],
  ["/rooms/kitchen-1", '?worktop=carrara"><script>'],
  ["/rooms/kitchen-1", "?__proto__=carrara&constructor=carrara"],
  ["/rooms/kitchen-1", `?worktop=carrara&x=${"x".repeat(1000)}`],
  ["/rooms/constructor", "?worktop=carrara"],
  ["/rooms/__proto__", "?worktop=carrara"],
  ["/rooms", "?worktop=carrara"],
  ["/rooms/kitchen-1/more", "?worktop=carrara"],
])("%s%s keeps the page as it is", (path, query) => expect(of(path, query)).toBeUndefined());

test("picture and address are replaced, and nothing else", () => {
  const head = (image: string, address: string) =>
    `<meta property="og:url" content="https://example.com${address}"/>` +
    `<meta property="og:image" content="https://example.com${image}"/><p>og:image $&</p>`;
  const page = head("/old.jpg", "/rooms/kitchen-1");
  expect(withPreview(page, { picture: "/$1.jpg", query: "?worktop=carrara" })).toBe(
    head("/$1.jpg", "/rooms/kitchen-1?worktop=carrara"),
  );
});
