/** One thing that somebody could get wrong: in a file these words stand for those. */
export type Fault = {
  file: string;
  right: string;
  wrong: string;
  /** Browser tests that should notice where no unit test does. */
  browser?: string;
};

type Row = readonly [file: string, right: string, wrong: string, browser?: string];

const late: Row[] = [
  ["app/ui/use-json.ts", "return () => ending.abort();", "return () => {};"],
  [
    "app/ui/dropdown/use-dropdown-options.ts",
    "typedOn.signal.aborted || setAnswer(found)",
    "setAnswer(found)",
  ],
  ["app/pages/contact/use-uploads.ts", "running.current.get(id)?.stop.abort();", ""],
  ["app/pages/contact/use-uploads.ts", "      running.current.delete(id);\n", ""],
  ["app/pages/contact/upload-file.ts", "      clearTimeout(timer);\n", ""],
  ["app/pages/rooms/room-canvas.tsx", "    return () => ending.abort();", "    return () => {};"],
  ["app/pages/rooms/use-layers.ts", "      gone = true;", ""],
  ["app/pages/own-room/use-drawing.ts", "if (!drawn || !wanted) return;", "if (!drawn) return;"],
  ["app/ui/carousel/carousel.tsx", "    return () => clock.pause();", ""],
  ["app/choice/saved-list.ts", 'if (list?.lasts !== "page") list = read();', ""],
  [
    "app/pages/contact/use-enquiry.ts",
    "if (state.sending || !form.current) return;",
    "if (!form.current) return;",
  ],
  ["app/search/stone-search.tsx", "      loading.current = undefined;\n", ""],
];
const languages: Row[] = [
  [
    "app/head/head.tsx",
    "href={address(localePath(other, bare))}",
    "href={address(localePath(locale, bare))}",
  ],
  [
    "app/head/sitemap.xml.ts",
    'alternate("x-default", localePath(DEFAULT_LOCALE, bare))',
    'alternate("x-default", localePath("sr" as Locale, bare))',
  ],
  ["build/redirects.ts", "localePath(locale, to)", "to"],
  ["app/head/breadcrumbs.tsx", "item: SITE_URL + href(step.to)", "item: SITE_URL + step.to"],
  ["app/i18n/first-paint.before-hydration.ts", "pathname + search + hash", "pathname"],
  ["app/pages/stones/sorted-stones.ts", "localeCompare(other.title, locale)", "localeCompare(other.title)"],
  ["server/contact-reply.ts", "return languages.byPath(", "return languages.byCode("],
  ["server/languages.ts", "new Intl.NumberFormat(language.intlLocale)", "new Intl.NumberFormat()"],
  ["app/choice/pieces-in-words.ts", ".toLocaleLowerCase(words.intlLocale)", ".toLocaleLowerCase()"],
  ["app/shell/company.server.ts", "city: city[locale]", 'city: city["en" as Locale]'],
];
const time: Row[] = [
  ["server/visits.ts", '    timeZone: "UTC",\n', ""],
  ["enquiry/visits.ts", "noticeHours * HOUR_MS", "noticeHours * 60 * 1000"],
  ["enquiry/visits.ts", "day > lastDay", "day >= lastDay"],
  ["catalogue/closures.ts", "to < today", "to <= today"],
  ["app/shell/company.server.ts", "({ to }) => to >= today", "({ to }) => to > today"],
  ["app/shell/company.server.ts", "dayIn(site.timeZone, Date.now())", "new Date().toJSON().slice(0, 10)"],
  ["app/pages/contact/use-visit-words.ts", '      timeZone: "UTC",\n', "", "contact-visit.spec.ts"],
  ["server/retention.ts", "const DAY_MS = 24 * 60 * 60 * 1000;", "const DAY_MS = 24 * 60 * 60;"],
  ["server/mail/outbox.ts", "now + 2 * attempt", "now + attempt"],
  ["server/mail/invitation.ts", "rules.minutes * MINUTE_MS", "rules.minutes * 1000"],
  ["app/choice/enquiry-draft.ts", "14 * 24 * 60 * 60 * 1000", "14 * 24 * 60 * 1000"],
  ["desk/yard/yard-door.ts", "900_000", "90_000"],
  [
    "desk/history/git.ts",
    "Date.now() - found.mtimeMs < STALE_LOCK",
    "Date.now() - found.mtimeMs > STALE_LOCK",
  ],
];
const units: Row[] = [
  ["own-room/camera.ts", "Math.hypot(36, 24)", "36"],
  ["own-room/focal-length.ts", "value <= 600", "value <= 60"],
  ["own-room/walls-behind.ts", "const HEIGHT = 0.6;", "const HEIGHT = 6;"],
  ["app/pages/own-room/open-photograph.ts", "const LONGEST_SIDE = 1600;", "const LONGEST_SIDE = 160;"],
  ["app/pages/own-room/slab-mover.tsx", 'ArrowLeft") pull(step, 0)', 'ArrowLeft") pull(-step, 0)'],
  [
    "app/pages/own-room/line-handles.tsx",
    "sheet.top) / sheet.height) * size[1]",
    "sheet.top) / sheet.width) * size[1]",
  ],
  [
    "app/pages/rooms/use-slab-drag.ts",
    "box.top) / box.height) * size[1]",
    "box.top) / box.height) * size[0]",
  ],
  [
    "app/pages/rooms/stage-picture.tsx",
    "[arrow.x * step, -arrow.y * step]",
    "[arrow.x * step, arrow.y * step]",
  ],
  ["app/choice/laid-stones.ts", "right / 100, up / 100", "right / 100, up / 10"],
  ["room-view/place-on-slab.ts", "sin * u + cos * v", "sin * u - cos * v"],
  ["room-view/drawing.ts", "height: 750", "height: 1200"],
  ["cutting/joints.ts", "piece.width / parts) + longer", "piece.width / parts)"],
  ["app/pages/measures/cutting-list.ts", "kerf: 4, margin: 20", "kerf: 20, margin: 4"],
  ["app/choice/measured-piece.ts", "sink: { width: 780, height: 480 }", "sink: { width: 480, height: 780 }"],
  ["app/pages/stone/slab/slab-view.ts", "96 / 2.54", "96 / 25.4"],
];
const limits: Row[] = [
  ["app/pages/contact/use-uploads.ts", "taken.length >= MOST_FILES", "taken.length > MOST_FILES"],
  [
    "app/pages/contact/use-uploads.ts",
    "bytesOf(taken) + file.size > MOST_FILE_BYTES",
    "bytesOf(taken) + file.size >= MOST_FILE_BYTES",
  ],
  ["server/mail/mailer.ts", "total > MOST_ATTACHED_BYTES", "total >= MOST_ATTACHED_BYTES"],
  ["server/alert.ts", "waited <= PATIENCE_MS", "waited < PATIENCE_MS"],
  ["app/choice/count-stepper.tsx", "next > MOST_OF_ONE", "next >= MOST_OF_ONE"],
  ["app/pages/own-room/own-room-state.ts", "const MOST_UNDONE = 60;", "const MOST_UNDONE = 6;"],
  ["app/search/stone-search.tsx", "stones.length <= SHOWN", "stones.length < SHOWN"],
  ["server/rate-limit.ts", ".slice(0, 4)", ".slice(0, 3)"],
];
const escapes: Row[] = [
  ["app/head/structured-data.tsx", '.replaceAll("<", "\\\\u003c")', ""],
  ["server/csv.ts", "value.replaceAll('\"', '\"\"')", "value"],
  ["server/csv.ts", "[=+\\-@|%]", "[=+@|%]"],
  ["server/native-form.ts", "isWhole || isElsewhere", "isWhole"],
  ["server/mail/compose.ts", '.replace(/["\\\\\\r\\n]/g, "")', ""],
  [
    "server/same-site.ts",
    'fetchSite === "same-origin" || fetchSite === "none"',
    'fetchSite !== "cross-site"',
  ],
  ["app/choice/items.ts", "encodeURIComponent(key)", "encodeURI(key)"],
  ["app/search/stone-search.tsx", "new URLSearchParams({ q: query.trim() })", "{ q: query.trim() }.q"],
];
const presses: Row[] = [
  ["app/ui/toast/toast.tsx", "    onBlur: () => setFocused(false),\n", ""],
  ["app/ui/toast/toast.tsx", "Math.abs(distance) > SWIPE_PX", "distance > SWIPE_PX"],
  [
    "app/ui/carousel/use-swipe.ts",
    "if (distance < -THRESHOLD) onLeft();",
    "if (distance < -THRESHOLD) onRight();",
  ],
  ["app/ui/carousel/carousel.before-hydration.ts", "    event.stopImmediatePropagation();\n", ""],
  ["app/i18n/first-paint.before-hydration.ts", "  event.stopImmediatePropagation();\n", ""],
  ["app/pages/own-room/brush-layer.tsx", "onPointerCancel={() => setPoints([])}", "onPointerCancel={end}"],
  ["app/ui/lightbox/lightbox.tsx", "    opener.current?.focus();\n", ""],
  ["app/shell/menu.tsx", 'window.removeEventListener("pagehide", close)', "undefined"],
  ["app/ui/tilt/tilt.tsx", "tilts ? () => tilt(0, 0) : undefined", "undefined"],
];
const facts: Row[] = [
  ["app/head/local-business.tsx", "validThrough: to", "validThrough: from"],
  [
    "app/pages/accessories/accessory-product.tsx",
    'priceCurrency: "RSD"',
    'priceCurrency: "EUR"',
    "structured-data.spec.ts",
  ],
  [
    "app/pages/models/table-product.tsx",
    'priceCurrency: "RSD"',
    'priceCurrency: "EUR"',
    "structured-data.spec.ts",
  ],
  ["app/facets/choose.ts", "chosenFacets(selection).every(", "chosenFacets(selection).some("],
  ["app/facets/relax.ts", "missed.length < chosen.length", "missed.length <= chosen.length"],
  ["app/facets/sentence.ts", "count === 0 ? words.none : String(count)", "String(count)"],
  ["app/pages/stones/sorted-stones.ts", "other.luminance - one.luminance", "one.luminance - other.luminance"],
  ["app/shell/speculation-rules.ts", "saves-data", "saves-dates"],
  ["desk/drafts/new-stone.ts", '    .replace(/Đ/g, "Dj")\n', ""],
  ["catalogue/nearest.ts", "candidate.toLowerCase()", "candidate"],
];

export const FAULTS: readonly Fault[] = [late, languages, time, units, limits, escapes, presses, facts]
  .flat()
  .map(([file, right, wrong, browser]) => ({ file, right, wrong, ...(browser && { browser }) }));
