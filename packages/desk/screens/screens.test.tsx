// @vitest-environment happy-dom

import { happens } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { commitMessage } from "../local-server/parsed.ts";
import { CARRARA, deskAt, HISTORY, OVERVIEW, YARD } from "./testing/desk-at.tsx";

const ENQUIRY = {
  id: "a1",
  number: null,
  receivedAt: Date.UTC(2026, 10, 28, 12),
  answered: null,
  phone: "+381 64 123-45-67",
  message: "Radna ploča",
  suspicion: [],
  files: [
    { name: "plan.pdf", size: 4 },
    { name: "plan.pdf", size: 5 },
  ],
};
const ANSWERED = { ...ENQUIRY, id: "b2", phone: "011", answered: { at: ENQUIRY.receivedAt, by: "Mira" } };
const ENQUIRIES = { place: { kind: "here" }, enquiries: [{ ...ENQUIRY, id: "c3" }, ENQUIRY, ANSWERED] };

test("Today counts what waits, names its fields, and is told at once when another place is opened", async () => {
  const steps = [["title"], ["description", "en"], ["description", "sr"], ["origin"], ["frost"], ["acid"]];
  const samples = steps.map((steps) => ({ file: CARRARA.file, steps }));
  const problem = { file: "content/home.yaml", line: 7, message: "wrong", fix: "mend" };
  const mention = { ...problem, file: "content/site.yaml", message: "still speaks of Tables" };
  const today = { samples, problems: [problem], mentions: [mention] };
  const { place, unmount } = await deskAt("/", { "/api/today": today, "/api/enquiries": ENQUIRIES });
  expect(place.querySelector('[href="#/enquiries"] span')?.textContent).toBe("Enquiries: not answered 2");
  expect(place.querySelector(`[href="#/file/${CARRARA.file}"]`)?.textContent).toMatch(/^Carrara 6.* …$/);
  expect(place.querySelector('[href="#/file/home.yaml"]')?.textContent).toBe("home.yaml: line 7");
  expect(place.querySelector('[href="#/file/site.yaml"]')?.closest("li")?.textContent).toContain(
    "Still speaks of",
  );
  expect(place.querySelector('[href="#/brand"]')).not.toBeNull();
  expect(place.textContent).toContain("Sample texts still to replace 6");
  const scrolled = vi.spyOn(window, "scrollTo");
  await unmount();
  dispatchEvent(new Event("hashchange"));
  expect(scrolled).not.toHaveBeenCalled();
});

test("the desk speaks Serbian to whoever's browser speaks a language beside it", async () => {
  localStorage.clear();
  vi.spyOn(navigator, "language", "get").mockReturnValue("hr-HR");
  const { place } = await deskAt("/", {}, "");
  expect(place.querySelector("nav")?.textContent).toContain("Danas");
  expect(document.documentElement.lang).toBe("sr-Latn-RS");
});

test("enquiries are found by a part of a number or a word, and each file by its place", async () => {
  const { place, type, links, press } = await deskAt("/enquiries", { "/api/enquiries": ENQUIRIES }, "sr");
  const found = () => place.querySelectorAll("details").length;
  for (const [typed, count] of [
    ["64123", 2],
    ["64-12", 2],
    ["plOca", 2],
    ["+", 0],
    ["nobody", 0],
  ] as const) {
    await type("Nađite ime, broj ili reč", typed);
    expect([typed, found()]).toEqual([typed, count]);
  }
  await type("Nađite ime, broj ili reč", "");
  await press("Svi");
  expect(found()).toBe(3);
  expect(place.querySelector("summary")?.textContent).toContain("28. 11. 2026.");
  expect(links().filter((href) => href?.includes("id=a1"))).toEqual(
    [1, 2].map((at) => `/api/enquiries/file?id=a1&place=${at}`),
  );
});

test("a file or an entry is found in plain letters; a family without stones takes any as its model", async () => {
  const content = await deskAt("/content", {});
  for (const typed of ["zuti dj", "Žuti "]) {
    await content.type("Find a stone, a page or a text", typed);
    expect(content.links().filter((href) => href?.startsWith("#/file"))).toEqual([
      "#/file/stones/marble/zuti.yaml",
    ]);
  }
  await content.unmount();
  const { type, press, sent } = await deskAt("/new-stone", {
    "/api/stone": { state: "problems", problems: [] },
  });
  await type("Trade name", "Blue");
  await type("Family", "slate");
  await type("Similar stone", "onyx/miele");
  await press("Add");
  expect(sent("/api/stone")).toMatchObject([{ body: { family: "slate", like: "onyx/miele" } }]);
});

test("a stone that is taken out leads where it was said, and says what still needs it", async () => {
  const { type, press, sent, place } = await deskAt("/retire/marble/zuti", {
    "/api/stone/retire": { state: "saved", problems: [] },
  });
  await type("Visitors to its page are sent to", "onyx/miele");
  await press("Remove this stone from the site");
  expect(sent("/api/stone/retire")).toMatchObject([
    { body: { stone: "marble/zuti", instead: "onyx/miele" } },
  ]);
  expect(place.textContent).toContain("leads to: onyx/miele");
});

test("photographs of slabs begin anew with the first, and what was chosen before is gone meanwhile", async () => {
  const [photographs, sheet] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const answers = [{ state: "ready", lines: ["one"], problems: [] }, photographs.promise];
  const { choose, asked, place, settles, named } = await deskAt("/slabs", {
    "/api/slabs/photographs": () => answers.shift() ?? Response.json({ message: "DISK" }, { status: 507 }),
    "/api/slabs": sheet.promise,
  });
  const label = "Photographs with the number in their name, such as BS-102.jpg";
  const told = () =>
    [...place.querySelectorAll("pre, [role=status], [role=alert]")].map((each) => each.textContent);
  await choose(label, "a.jpg", "b.jpg");
  expect(asked.flatMap(({ url }) => /photograph\?(.*)/.exec(url)?.[1] ?? [])).toEqual([
    "name=a.jpg&first=true",
    "name=b.jpg&first=false",
  ]);
  expect(told()).toEqual([expect.stringContaining("This is what will happen"), "one"]);
  expect(named("Import it")).toBeDefined();
  await choose(label, "c.jpg");
  await choose("Spreadsheet (CSV)", "d.csv");
  photographs.resolve({ state: "mistakes", lines: ["two"], problems: [] });
  await settles();
  expect(told()).toEqual(["Working…"]);
  sheet.resolve({ state: "mistakes", lines: ["three"], problems: [] });
  await settles();
  expect(named("Import it")).toBeUndefined();
  expect(told()).toEqual([expect.any(String), "three"]);
  await choose(label, "e.jpg");
  expect(told()).toEqual([expect.stringContaining("disk")]);
  await choose("Spreadsheet (CSV)", "f.csv");
  expect(told()).toEqual([expect.any(String), "three"]);
});

test("history shows the owner's changes, then earlier ones; of a conflict each file is chosen", async () => {
  const entry = (message: string, isEarlier: boolean) => ({
    ...{ commit: message, date: "2026-11-28T10:00:00Z", who: "Mira", message, published: true },
    ...{ isFirst: message === "first", isEarlier },
  });
  const conflicts = ["home.yaml", "site.yaml"].map((file) => ({ file, mine: ["m"], theirs: ["t"] }));
  const { place, press, sent, named } = await deskAt("/history", {
    "/api/history": {
      ...HISTORY,
      target: "/usb",
      waiting: 2,
      outside: ["a.yaml"],
      entries: [entry("own", false), entry("first", true)],
    },
    "/api/undo": { state: "conflicts", conflicts },
  });
  expect(place.querySelector("details ol")?.textContent).toContain("first");
  expect(place.querySelector("ol")?.textContent).toMatch(/^own/);
  expect(place.textContent).toContain("Not published yet: 3");
  expect(place.textContent).not.toContain("Everything that was saved");
  expect(place.textContent).not.toContain("You have not changed anything");
  expect(named("Undo: first")).toBeUndefined();
  await press("Undo: own");
  const sides = [...place.querySelectorAll("fieldset")].map((each) => each.querySelectorAll("button"));
  for (const [at, buttons] of sides.entries())
    await happens(buttons[at], new MouseEvent("click", { bubbles: true }));
  await press("Continue with these");
  expect(sent("/api/undo").at(-1)?.body).toMatchObject({
    choices: { "home.yaml": "mine", "site.yaml": "theirs" },
  });
  const none = await deskAt("/history", {});
  expect(none.said()).toMatch(/^History \| History \| .* \| You have not changed anything $/);
});

test("what was taken back is read anew, and what came with a publication: either may be a stone that was not there", async () => {
  const date = "2026-11-28T10:00:00Z";
  const own = { commit: "a", date, who: "Mira", message: "own", published: true, isFirst: false };
  const { press, asked } = await deskAt("/history", {
    "/api/history": { ...HISTORY, target: "/usb", waiting: 1, entries: [{ ...own, isEarlier: false }] },
    "/api/undo": { state: "done" },
    "/api/publish": { state: "sent" },
  });
  const listed = () => asked.filter(({ url }) => url.startsWith("/api/files")).length;
  expect(listed()).toBe(1);
  await press("Undo: own");
  expect(listed()).toBe(2);
  await press("Publish");
  expect(listed()).toBe(3);
});

test("why the content could not be read is said until it is read again", async () => {
  const answers = [Response.json({ message: "DISK" }, { status: 507 }), OVERVIEW];
  const { place, press } = await deskAt("/content", { "/api/files": () => answers.shift() });
  expect(place.querySelector("[role=alert]")?.textContent).toContain("disk");
  await press("Srpski");
  expect(place.querySelector("[role=alert]")).toBeNull();
  expect(place.textContent).toContain("Žuti Đorđe");
});

test("samples come one after another, and after the last put off the first again", async () => {
  const samples = ["title", "pattern"].map((field) => ({ file: CARRARA.file, steps: [field] }));
  const value = { title: "Carrara", pattern: "veined" };
  const { place, press } = await deskAt("/brand/8", {
    "/api/today": { samples, problems: [], mentions: [] },
    "/api/file": { file: CARRARA.file, version: "1", value, samples: [], pages: {} },
  });
  const shown = () => place.querySelector("section label")?.textContent;
  const seen = [];
  for (let time = 0; time < 4; time++) {
    seen.push(shown());
    await press("Later");
  }
  expect(seen).toEqual(["Name", "Pattern", "Name", "Pattern"]);
  expect(place.querySelector("[aria-current=step]")?.textContent).toMatch(/^8\. Sample/);
});

test("points of a photograph go by the arrow keys, and stay where a touch was taken away", async () => {
  const line = (...at: [number, number, number, number]) => [at.slice(0, 2), at.slice(2)];
  const edges = {
    top: line(1, 2, 90, 3),
    right: line(91, 4, 92, 80),
    bottom: line(5, 81, 93, 82),
    left: line(6, 7, 8, 79),
  };
  const photograph = { width: 100, height: 90, edges, blownOut: 0, picture: "data:,", version: "v1" };
  const { named, press, type, sent, settles } = await deskAt("/photograph/marble/zuti/2", {
    "/api/photograph": { state: "there", photograph },
    "/api/straighten": { state: "tried", picture: "data:,", blownOut: 0, problems: [] },
    "/api/file": { value: {} },
  });
  const handle = () => named("Upper edge 1");
  const key = (name: string, shiftKey = false) =>
    happens(handle(), new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true }));
  for (const name of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown"]) await key(name);
  await key("ArrowDown", true);
  Object.assign(handle() ?? {}, { setPointerCapture() {} });
  for (const [kind, x] of [
    ["pointerdown", 50],
    ["pointercancel", 50],
    ["pointermove", 60],
    ["pointerup", 60],
  ] as const)
    await happens(handle(), new PointerEvent(kind, { clientX: x, clientY: x, bubbles: true }));
  await type("Width of the slab, cm", "290,5");
  await type("Height of the slab, cm", "180");
  await type("Number on the slab", " ");
  await press("Straighten");
  await settles();
  expect(sent("/api/straighten")).toMatchObject([
    {
      body: {
        view: "2",
        seen: { first: "v1" },
        sold: { number: null },
        placement: { width: 290.5, edges: { ...edges, top: line(3, 24, 90, 3) } },
      },
    },
  ]);
});

test("a drawing that was missing is shown once it is put there", async () => {
  const { place, choose, named } = await deskAt("/brand/2", {
    "/api/drawing": { state: "saved", problems: [] },
  });
  const shown = () => [...place.querySelectorAll("fieldset img")].map((each) => each.getAttribute("alt"));
  expect((named("Back") as HTMLButtonElement).disabled).toBe(false);
  await happens(place.querySelector("fieldset img"), new Event("error"));
  expect(shown()).toEqual(["Icon"]);
  await choose("Put an SVG file here", "<svg");
  expect(shown()).toEqual(["Logo", "Icon"]);
});

test("of a slider's answers the last one asked for is shown, whenever an earlier one comes", async () => {
  const ends = [
    [0, 0],
    [9, 9],
  ];
  const edges = { top: ends, right: ends, bottom: ends, left: ends };
  const before = {
    edges,
    width: 290,
    height: 180,
    colour: { of: "hand", warmth: 0, tint: 0, brightness: 0 },
  };
  const slab = (picture: string) => ({
    state: "tried",
    picture: `data:,${picture}`,
    blownOut: 0,
    problems: [],
  });
  const late = Promise.withResolvers<unknown>();
  const answers = [slab("first"), late.promise, slab("last")];
  const { press, type, place, settles, sent } = await deskAt("/photograph/marble/zuti", {
    "/api/photograph": {
      state: "there",
      photograph: { width: 9, height: 9, edges, before, blownOut: 0, picture: "data:," },
    },
    "/api/straighten": () => answers.shift(),
    "/api/file": { value: {} },
  });
  await press("Straighten");
  for (const warmth of [20, 30]) {
    await type("Cooler – warmer", `${warmth}`);
    const asked = () => expect.poll(() => sent("/api/straighten").at(-1)?.body);
    await act(() => asked().toMatchObject({ placement: { colour: { warmth } } }));
  }
  await settles();
  late.resolve(slab("late"));
  await settles();
  expect(place.querySelector("main img")?.getAttribute("src")).toBe("data:,last");
  expect(place.textContent).toContain("Photograph the whole slab");
  expect(place.textContent).not.toContain("This is now the picture");
  answers.push({ ...slab("kept"), state: "saved" });
  await press("Use this as the picture of the slab");
  expect(place.textContent).toContain("This is now the picture");
});

test("colours are written as the file has them, and where the site goes is asked for once", async () => {
  const colours = { paper: "#ffffff", accent: "#25449f" };
  const { type, press, sent, unmount } = await deskAt("/brand/4", {
    "/api/file": { file: "brand/brand.yaml", version: "1", value: { colours }, samples: [], pages: {} },
  });
  await type("Links and lines", " #12345A");
  await press("Use these colours");
  expect(sent("/api/save")).toMatchObject([
    { body: { edits: [{ path: ["colours", "accent"], value: "#12345a" }] } },
  ]);
  await unmount();
  const target = { siteUrl: "https://a.rs", send: { server: "o@a.rs", folder: "/srv/a", afterwards: "x" } };
  const built = await deskAt("/", { "/api/built": { target, now: { phase: "rest" } } });
  await built.press("Build now");
  expect(built.sent("/api/built/target")).toMatchObject([{ body: target }]);
});

/** A screen as its test writes it, in lines of bearable length. */
const lines = (written: string) => written.replaceAll("\n", " | ");

test("each screen says what there is, and nothing besides", async () => {
  const size = { width: 290, height: 175 };
  const received = [
    { id: "r1", at: 0, name: "Carrara", stone: "marble/carrara", measures: size },
    { id: "r2", at: 0, name: "Plavi" },
  ];
  const today = await deskAt("/", { "/api/yard": { ...YARD, received } });
  expect(today.said()).toBe(
    lines(`Today | Today | Photographs from the yard 2 | Carrara | 290 × 175 cm · then | Straighten | Discard | Plavi
not measured · then | There is no stone “Plavi” on t | + New stone | Straighten | Discard | Publication
Everything that was saved is p | Enter where your site is to be | An empty folder, for example /
Publish to this address | Build the site on this compute | Without Git: the finished site
Leave it in a folder | Send it to a server | Build now | Sample texts still to replace
No samples are left. | The content has no mistakes.`),
  );
  await today.unmount();
  const yard = await deskAt("/yard", { "/api/yard": { addresses: ["192.168.1.5"], received: [] } });
  expect(yard.said()).toBe(
    lines(`From the yard | From the yard | Photograph slabs where they st | Show a code
No phone can send photographs  | Photographs from the yard | Nothing has arrived yet.`),
  );
  await yard.unmount();
  const whole = {
    ...{ ...ENQUIRY, firstName: "Ana", email: "ana@example.rs", subject: "marble/carrara" },
    ...{ visit: "2026-12-01T10:30", mail: { state: "sent", sentAt: 0 }, suspicion: ["honeypot"] },
  };
  const enquiries = await deskAt("/enquiries", {
    "/api/enquiries": { place: { kind: "here" }, enquiries: [whole] },
  });
  expect(enquiries.said()).toBe(
    lines(`Enquiries | Enquiries | Not answered: 1 · All: 1 | Not answered | All | Export for a spreadsheet
Check again | Kept somewhere else | AnathenRadna ploča | Phone | +381 64 123-45-67 | E-mail | ana@example.rs
About | marble/carrara | Would like to visit | 2026-12-01 10:30 | Possibly a robot | honeypot | Radna ploča
plan.pdf (1 kB) | plan.pdf (1 kB) | E-mailed to you | Mark as answered | E-mail it to us again`),
  );
});

test("a stone's file asks for its picture first, and says whose each picture is", async () => {
  const pictures = [
    { name: "finishes/marble/carrara-honed", of: { finish: "honed" }, made: "owner" },
    { name: "rooms/marble/carrara-kitchen", of: { room: "kitchen" }, made: "studio" },
  ];
  const value = { title: "Carrara" };
  for (const [slab, first, ours] of [
    ["none", "Next comes its picture: photog | Photograph of the slab →", "Our rendering"],
    ["owner", "Photograph of the slab", "Our rendering. The site does n"],
  ] as const) {
    const { said, unmount } = await deskAt(`/file/${CARRARA.file}`, {
      "/api/file": { file: CARRARA.file, version: "1", value, samples: [], pages: {} },
      "/api/stone-pictures": { slab, pictures },
    });
    expect(said()).toContain(`Content | ← Content | Carrara | ${first} | Finishes and rooms in pictures | `);
    expect(said()).toContain(`Your photograph | Remove my photograph | ${ours} | The preview is off.`);
    await unmount();
  }
});

test("where enquiries are kept is asked for, beginning with what was written before", async () => {
  const place = { kind: "ssh", server: "old@a.rs", command: "list" };
  const { said, inputOf, type, press, sent } = await deskAt("/enquiries", {
    "/api/enquiries/place": { place },
  });
  expect(said()).toMatch(/^Enquiries \| Enquiries \| Where does your site keep its .*\| Show the enquiries$/);
  expect((inputOf("Server") as HTMLInputElement).value).toBe("old@a.rs");
  await type("Server", " o@example.rs ");
  await press("Show the enquiries");
  expect(sent("/api/enquiries/place")).toMatchObject([{ body: { ...place, server: "o@example.rs" } }]);
});

test("what is being typed stays when the desk is told to speak another language", async () => {
  const { place, asked, press } = await deskAt(`/file/${CARRARA.file}`, {
    "/api/file": { file: CARRARA.file, version: "1", value: { aliases: [] }, samples: [], pages: {} },
    "/api/stone-pictures": { slab: "none", pictures: [] },
  });
  const begin = [...place.querySelectorAll("button")].find((each) => each.textContent?.startsWith("+ Add: "));
  await happens(begin, new MouseEvent("click", { bubbles: true }));
  const input = () => place.querySelector<HTMLInputElement>("fieldset input");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), "Bianco");
  await happens(input(), new Event("input", { bubbles: true }));
  await press("Srpski");
  expect(input()?.value).toBe("Bianco");
  expect(asked.filter(({ url }) => url.startsWith("/api/file?"))).toHaveLength(1);
});

test("a photograph that is read late does not take the place of the one that was chosen meanwhile", async () => {
  const ends = [
    [0, 0],
    [9, 9],
  ];
  const edges = { top: ends, right: ends, bottom: ends, left: ends };
  const of = (picture: string) => ({ width: 9, height: 9, edges, blownOut: 0, picture: `data:,${picture}` });
  const former = Promise.withResolvers<unknown>();
  const { place, choose, settles } = await deskAt("/photograph/marble/zuti", {
    "/api/photograph": ({ body }: { body: unknown }) => (body ? of("chosen") : former.promise),
    "/api/file": { value: {} },
  });
  await choose("Choose a photograph", "slab.jpg");
  former.resolve({ state: "there", photograph: of("former") });
  await settles();
  expect(place.innerHTML).toContain("data:,chosen");
  expect(place.innerHTML).not.toContain("data:,former");
});

test("whoever has gone elsewhere before something new was added stays there", async () => {
  const added = Promise.withResolvers<unknown>();
  const { type, press, settles } = await deskAt("/new/portfolio", { "/api/entry": () => added.promise });
  await type("Name", "Villa");
  await press("Add");
  await act(async () => {
    location.hash = "/content";
  });
  added.resolve({ state: "saved", problems: [], file: "portfolio/villa.yaml" });
  await settles();
  expect(location.hash).toBe("#/content");
});

test("a photograph of the yard that is taken late leads nobody away from where they have gone", async () => {
  const taken = Promise.withResolvers<unknown>();
  const received = [{ id: "r1", at: 0, name: "Carrara", stone: "marble/carrara" }];
  const { press, settles } = await deskAt("/yard", {
    "/api/yard": { ...YARD, received },
    "/api/yard/take": () => taken.promise,
  });
  await press("Straighten");
  await act(async () => {
    location.hash = "/content";
  });
  taken.resolve({ state: "done" });
  await settles();
  expect(location.hash).toBe("#/content");
});

test("why a picture of a stone cannot be taken away is told", async () => {
  const problem = { file: "content/gallery.yaml", line: 7, message: "needed", fix: "mend" };
  const { press, place } = await deskAt(`/file/${CARRARA.file}`, {
    "/api/file": { file: CARRARA.file, version: "1", value: {}, samples: [], pages: {} },
    "/api/stone-pictures": {
      slab: "none",
      pictures: [{ name: "stones/marble/carrara-hall", of: { room: "hall" }, made: "owner" }],
    },
    "/api/picture/remove": { state: "problems", problems: [problem] },
  });
  await press("Remove my photograph");
  expect(place.querySelector('[href="#/file/gallery.yaml"]')?.textContent).toBe("gallery.yaml: line 7");
});

test("a change with the longest message, such as many slabs reserved at once, can be taken back", async () => {
  const message = Array.from(
    { length: 20 },
    (_, at) => `BS-${at} (Carrara) is reserved until 5.12.2026.`,
  ).join("; ");
  const entry = { commit: "a".repeat(40), date: "2026-12-01T10:00:00Z", who: "Mira", message };
  const { press, sent } = await deskAt("/history", {
    "/api/history": {
      ...HISTORY,
      entries: [{ ...entry, isFirst: false, isEarlier: false, published: true }],
    },
    "/api/undo": { state: "done" },
  });
  await press(`Undo: ${message}`);
  expect(sent("/api/undo")).toMatchObject([{ body: { commit: entry.commit } }]);
  expect(commitMessage.safeParse(Object(sent("/api/undo")[0]?.body).message).success).toBe(true);
});

test("of two readings of enquiries the one asked for last is shown, whichever comes last", async () => {
  const late = Promise.withResolvers<unknown>();
  const answers: unknown[] = [ENQUIRIES, late.promise, { ...ENQUIRIES, enquiries: [ANSWERED] }];
  const { place, press, settles } = await deskAt("/enquiries", { "/api/enquiries": () => answers.shift() });
  await press("Check again");
  await press("Check again");
  late.resolve(ENQUIRIES);
  await settles();
  expect(place.textContent).toContain("Not answered: 0");
});

test("of two pictures of one place that were put quickly the last one is shown, whichever answer comes late", async () => {
  const file = "stones/marble/zuti.yaml";
  const shown = (made: string) => ({
    slab: "none",
    pictures: [{ name: "stones/marble/zuti-hall", of: { room: "hall" }, made }],
  });
  const late = Promise.withResolvers<unknown>();
  const reads: unknown[] = [shown("owner"), late.promise, shown("owner")];
  const uploads = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const sending = [...uploads];
  const { place, choose, settles } = await deskAt(`/file/${file}`, {
    "/api/file": { file, version: "1", value: {}, samples: [], pages: {} },
    "/api/stone-pictures": () => reads.shift(),
    "/api/picture": () => sending.shift()?.promise,
  });
  await choose("Put another picture here", "first.jpg");
  await choose("Put another picture here", "second.jpg");
  for (const upload of uploads) {
    upload.resolve({ state: "saved", problems: [] });
    await settles();
  }
  expect(place.querySelector("fieldset img")?.getAttribute("src")).toContain("version=2");
  late.resolve(shown("none"));
  await settles();
  expect(place.querySelector("fieldset img")).not.toBeNull();
  expect(place.textContent).toContain("Your photograph");
});
