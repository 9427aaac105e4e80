/** One thing that somebody could get wrong: in a file these words stand for those. */
export type Fault = {
  kind: string;
  file: string;
  right: string;
  wrong: string;
  /** Browser tests that should notice where no unit test does. */
  browser?: string;
};

type Row = readonly [file: string, right: string, wrong: string, browser?: string];

const late: Row[] = [
  ["packages/site/ui/browser/use-json.ts", "return () => ending.abort();", "return () => {};"],
  [
    "packages/site/ui/dropdown/use-dropdown.ts",
    "typedOn.signal.aborted || setAnswer(found)",
    "setAnswer(found)",
  ],
  ["packages/site/pages/contact/files/use-uploads.ts", "running.current.get(id)?.stop.abort();", ""],
  ["packages/site/pages/contact/files/use-uploads.ts", "      running.current.delete(id);\n", ""],
  ["packages/site/pages/contact/files/upload-file.ts", "      clearTimeout(timer);\n", ""],
  [
    "packages/site/pages/rooms/stage/room-canvas.tsx",
    "    return () => ending.abort();",
    "    return () => {};",
  ],
  [
    "packages/site/pages/visitor-photo/use-drawing.ts",
    "if (!drawn || !wanted) return;",
    "if (!drawn) return;",
  ],
  ["packages/site/ui/carousel/carousel.tsx", "    return () => clock.pause();", ""],
  ["packages/site/choice/saved-list.ts", 'if (list?.lasts !== "page") list = read();', ""],
  [
    "packages/site/pages/contact/use-enquiry.ts",
    "if (state.sending || !form.current) return;",
    "if (!form.current) return;",
  ],
  ["packages/site/search/stone-search.tsx", "      loading.current = undefined;\n", ""],
  ["packages/site/pages/stones/choice/use-answer.ts", "!gone && setSlab(", "setSlab("],
  ["packages/site/pages/rooms/stage/room-stage.tsx", "return () => clearTimeout(timer);", "return () => {};"],
  ["packages/site/pages/compare/use-room-pictures.ts", "      setDrawn(undefined);\n", ""],
  ["packages/site/pages/visitor-photo/visitor-photo-start.tsx", "if (asks.current === 0) open(", "open("],
  ["packages/site/search/stone-search.tsx", "if (!signal.aborted) setRefusal(", "setRefusal("],
  ["packages/visitor-photo/in-worker.ts", "return number === latest ? call(", "return latest ? call("],
  ["packages/cutting/pack-in-worker.ts", "      if (data.number !== request.number) return;\n", ""],
  [
    "packages/desk/screens/editing/open-file.ts",
    "this.#listeners.size === 0 && this.#waiting === 0",
    "this.#listeners.size === 0",
  ],
  [
    "packages/desk/screens/publishing/live-line.tsx",
    "return () => clearInterval(timer);",
    "return () => {};",
  ],
  ["packages/desk/yard/yard-door.ts", "    clearTimeout(open?.timer);\n", ""],
  [
    "packages/site/pages/contact/use-draft.ts",
    'return () => removeEventListener("pagehide", keepLast);',
    "return () => {};",
  ],
  ["packages/site/ui/countdown.ts", "        over = true;\n", ""],
  ["packages/site/ui/browser/use-near.ts", "      cancel();\n", ""],
  ["packages/site/pages/stone/slab/use-slab-gestures.ts", "return () => gone.abort();", "return () => {};"],
  ["packages/desk/publish/slab-states.ts", "    clearTimeout(this.#timer);\n", ""],
  ["packages/desk/screens/editing/open-file.ts", "made === edits && edits.some", "edits.some"],
  ["packages/server/mail/outbox.ts", "      woken = true;\n", ""],
  ["packages/site/choice/saved-list.ts", '  addEventListener("pageshow", readAnew);\n', ""],
  ["packages/site/pages/contact/use-enquiry.ts", "    attempt.current = null;\n", ""],
  ["packages/site/pages/contact/files/upload-file.ts", "        failures = 0;\n", ""],
];
const languages: Row[] = [
  [
    "packages/site/head/head.static.tsx",
    "href={address(localePath(other, bare))}",
    "href={address(localePath(locale, bare))}",
  ],
  [
    "packages/site/head/sitemap.xml.server.ts",
    'alternate("x-default", localePath(DEFAULT_LOCALE, bare))',
    'alternate("x-default", localePath("sr" as Locale, bare))',
  ],
  ["packages/site/build/server-files.ts", "localePath(locale, to)", "to"],
  ["packages/site/head/breadcrumbs.static.tsx", "item: SITE_URL + href(step.to)", "item: SITE_URL + step.to"],
  [
    "packages/site/pages/stones/listing.ts",
    "localeCompare(other.title, locale)",
    "localeCompare(other.title)",
  ],
  ["packages/server/contact/contact-reply.ts", "return languages.byPath(", "return languages.byCode("],
  ["packages/server/languages.ts", "new Intl.NumberFormat(language.intlLocale)", "new Intl.NumberFormat()"],
  ["packages/site/choice/measures.ts", ".toLocaleLowerCase(words.intlLocale)", ".toLocaleLowerCase()"],
  ["packages/site/shell/company.server.ts", "city: city[locale]", 'city: city["en" as Locale]'],
  ["packages/server/mail/invitation.ts", 'places[language.code] ?? ""', 'Object.values(places)[0] ?? ""'],
  ["packages/site/build/server-files.ts", "city[locale]}`", 'city["en" as Locale]}`'],
  [
    "packages/site/search/load-search.ts",
    "href: stone.href.slice(0, -stone.id.length - 1) + slabPath",
    "href: slabPath",
  ],
  [
    "packages/site/i18n/first-paint.before-hydration.ts",
    "pathname + search + hash",
    "pathname + search",
    "sample/every-page/language",
  ],
  ["packages/server/hosting/files.ts", "encodeURI(target) + query", "encodeURI(target)"],
  ["packages/desk/local-server/listed-files.ts", "DESK_LOCALES[language])", "DESK_LOCALES.en)"],
  ["packages/desk/local-server/file-routes.ts", "each !== code", "each === code"],
  ["packages/catalogue/stones/absent-names.ts", '.replaceAll("đ", "dj")', ""],
  [
    "packages/site/choice/items.server.ts",
    "families.get(family)?.title[locale]",
    'families.get(family)?.title["en" as Locale]',
  ],
  ["packages/site/pages/contact/chosen/use-chosen.ts", "path(to)}`", "to}`"],
];
const time: Row[] = [
  ["packages/server/command/dates.ts", '    timeZone: "UTC",\n', ""],
  ["packages/enquiry/visits.ts", "rules.noticeHours * 60", "rules.noticeHours"],
  ["packages/enquiry/visits.ts", "day > lastDay", "day >= lastDay"],
  ["packages/catalogue/checks/closures.ts", "to < today", "to <= today"],
  ["packages/site/shell/company.server.ts", "({ to }) => to >= today", "({ to }) => to > today"],
  [
    "packages/site/shell/company.server.ts",
    "dayIn(site.timeZone, Date.now())",
    "new Date().toJSON().slice(0, 10)",
  ],
  ["packages/site/pages/contact/use-visit-words.ts", ', timeZone: "UTC"', "", "contact-visit.spec.ts"],
  ["packages/server/housekeeping.ts", "const DAY_MS = 24 * HOUR_MS;", "const DAY_MS = 24 * MINUTE_MS;"],
  ["packages/server/mail/outbox.ts", "now + 2 * attempt", "now + attempt"],
  ["packages/server/mail/invitation.ts", "rules.minutes * MINUTE_MS", "rules.minutes * 1000"],
  ["packages/site/choice/enquiry-draft.ts", "14 * 24 * 60 * 60 * 1000", "14 * 24 * 60 * 1000"],
  ["packages/desk/yard/yard-door.ts", "900_000", "90_000"],
  [
    "packages/desk/history/git.ts",
    "Date.now() - found.mtimeMs < STALE_LOCK",
    "Date.now() - found.mtimeMs > STALE_LOCK",
  ],
  ["packages/desk/yard/yard-page.ts", ".format(until)", ".format()"],
  ["packages/desk/slabs/holds.ts", "slab.until === undefined || ", ""],
  ["packages/server/mail/invitation.ts", "stamp: new Date(enquiry.receivedAt)", "stamp: new Date(start)"],
  ["packages/site/pages/stone/offer/offer.server.ts", 'dateStyle, timeZone: "UTC"', "dateStyle"],
  ["packages/site/content/visit-rules.server.ts", "[...DAYS.slice(-1), ...DAYS.slice(0, -1)]", "[...DAYS]"],
];
const units: Row[] = [
  ["packages/visitor-photo/camera.ts", "Math.hypot(36, 24)", "36"],
  ["packages/visitor-photo/focal-length.ts", "value <= 600", "value <= 60"],
  ["packages/visitor-photo/walls-behind.ts", "const HEIGHT = 0.6;", "const HEIGHT = 6;"],
  [
    "packages/site/pages/visitor-photo/open-photograph.ts",
    "const LONGEST_SIDE = 1600;",
    "const LONGEST_SIDE = 160;",
  ],
  ["packages/site/pages/visitor-photo/stage/slab-mover.tsx", "pull(-arrow.x * step", "pull(arrow.x * step"],
  [
    "packages/site/pages/visitor-photo/stage/line-handles.tsx",
    "sheet.top) / sheet.height) * size[1]",
    "sheet.top) / sheet.width) * size[1]",
  ],
  [
    "packages/site/pages/rooms/stage/use-slab-drag.ts",
    "box.top) / box.height) * size[1]",
    "box.top) / box.height) * size[0]",
  ],
  [
    "packages/site/pages/rooms/stage/stage-picture.tsx",
    "[arrow.x * step, -arrow.y * step]",
    "[arrow.x * step, arrow.y * step]",
  ],
  ["packages/site/choice/laid-stones.ts", "right / 100, up / 100", "right / 100, up / 10"],
  ["packages/room-view/place-on-slab.ts", "sin * u + cos * v", "sin * u - cos * v"],
  ["packages/room-view/drawing.ts", "height: 750", "height: 1200"],
  ["packages/cutting/joints.ts", "piece.width / parts) + longer", "piece.width / parts)"],
  ["packages/site/pages/measures/cutting-list.ts", "kerf: 4, margin: 20", "kerf: 20, margin: 4"],
  [
    "packages/site/choice/measures.ts",
    "sink: { width: 780, height: 480 }",
    "sink: { width: 480, height: 780 }",
  ],
  ["packages/site/pages/stone/slab/slab-view.ts", "96 / 2.54", "96 / 25.4"],
  ["packages/site/ui/scale/scale-rule.tsx", "upright ? from + lengthCm - cm : cm - from", "cm - from"],
  [
    "packages/site/pages/visitor-photo/recipe-address.ts",
    "radius: stroke.radius * by",
    "radius: stroke.radius",
  ],
  ["packages/site/pages/measures/cutting-list.ts", 'edge === "front" || edge === "back"', 'edge === "front"'],
  ["packages/site/pages/measures/slab-pieces.ts", "part < parts - 1", "part < parts"],
  ["packages/desk/straighten/close-place.ts", "10 / Math.min(...pixels)", "10 / Math.max(...pixels)"],
  ["packages/desk/straighten/warp.ts", "Math.min(4, Math.max(2,", "Math.min(2, Math.max(2,"],
  ["packages/cutting/joints.ts", "Math.min(usable.width, usable.height)", "usable.width"],
  ["packages/cutting/lower-bound.ts", "height / room.height", "height / room.width"],
  ["packages/visitor-photo/lightness.ts", "row * width + column", "row * height + column"],
  [
    "packages/visitor-photo/faces.ts",
    "[edgeAt, -depth, edgeAt + fall, 0]",
    "[edgeAt - fall, -depth, edgeAt, 0]",
  ],
  [
    "packages/site/pages/stone/slab/slab-piece.tsx",
    'left: "back", right: "front"',
    'left: "front", right: "back"',
  ],
];
const limits: Row[] = [
  [
    "packages/site/pages/contact/files/use-uploads.ts",
    "taken.length >= MOST_FILES",
    "taken.length > MOST_FILES",
  ],
  [
    "packages/site/pages/contact/files/use-uploads.ts",
    "bytesOf(taken) + file.size > MOST_FILE_BYTES",
    "bytesOf(taken) + file.size >= MOST_FILE_BYTES",
  ],
  ["packages/server/mail/mailer.ts", "total > MOST_ATTACHED_BYTES", "total >= MOST_ATTACHED_BYTES"],
  ["packages/server/housekeeping.ts", "waited <= PATIENCE_MS", "waited < PATIENCE_MS"],
  ["packages/site/choice/count-stepper.tsx", "next > MOST_OF_ONE", "next >= MOST_OF_ONE"],
  [
    "packages/site/pages/visitor-photo/visitor-photo-state.ts",
    "const MOST_UNDONE = 60;",
    "const MOST_UNDONE = 6;",
  ],
  ["packages/site/search/stone-search.tsx", "stones.length <= SHOWN", "stones.length < SHOWN"],
  ["packages/server/contact/rate-limit.ts", ".slice(0, 4)", ".slice(0, 3)"],
  ["packages/catalogue/kinds/slab.ts", "left <= width && top <= height", "left < width && top < height"],
  ["packages/desk/slabs/cells.ts", "value > 0", "value >= 0"],
  ["packages/visitor-photo/pixels/stages.ts", " && !laid.has(name)", ""],
  [
    "packages/site/pages/contact/files/use-uploads.ts",
    "upload.id !== id && isTaken(upload)",
    "isTaken(upload)",
  ],
  ["packages/site/choice/enquiry-draft.ts", ".slice(-MOST_FILES)", ".slice(0, MOST_FILES)"],
  [
    "packages/site/pages/list/use-list-edits.ts",
    "keys.length >= MOST_COMPARED",
    "keys.length > MOST_COMPARED",
    "sample/catalogue/list",
  ],
  ["packages/desk/yard/received-photographs.ts", ".length >= MOST)", ".length > MOST)"],
  ["packages/server/store/sql-files.ts", "?.total) > MOST_FILE_BYTES", "?.total) >= MOST_FILE_BYTES"],
  ["packages/enquiry/number.ts", "if (drawn < fair)", "if (drawn <= fair)"],
  ["packages/site/pages/rooms/rooms.json.server.ts", ">= WIDE", "> WIDE"],
  ["packages/site/pages/measures/slab-pieces.ts", "brought < layout.slabs", "brought <= layout.slabs"],
];
const escapes: Row[] = [
  ["packages/site/head/structured-data.tsx", '.replaceAll("<", "\\\\u003c")', ""],
  ["packages/enquiry/csv.ts", "cell.replaceAll('\"', '\"\"')", "cell"],
  ["packages/enquiry/csv.ts", "'=+\\-@|%]", "'=+@|%]"],
  ["packages/server/contact/native-form.ts", "isWhole || isElsewhere", "isWhole"],
  ["packages/server/mail/compose.ts", '.replace(/["\\\\\\r\\n]/g, "")', ""],
  [
    "packages/server/contact/same-site.ts",
    'fetchSite === "same-origin" || fetchSite === "none"',
    'fetchSite !== "cross-site"',
  ],
  ["packages/site/choice/items.ts", "encodeURIComponent(key)", "encodeURI(key)"],
  [
    "packages/site/search/stone-search.tsx",
    "new URLSearchParams({ q: query.trim() })",
    "{ q: query.trim() }.q",
  ],
  [
    "packages/site/choice/device-store.ts",
    'encodeURIComponent(storedText("tab", what) ?? "")',
    'storedText("tab", what) ?? ""',
  ],
  [
    "packages/desk/local-server/guard.ts",
    "return origin ===",
    "return origin.endsWith(String(host)) || origin ===",
  ],
  ["packages/desk/yard/yard-page.ts", 'escaped(typed.stone ?? "")', 'typed.stone ?? ""'],
  ["packages/catalogue/pictures/svg-faults.ts", "if (/^on/i.test(name))", "if (/^on/.test(name))"],
];
const presses: Row[] = [
  ["packages/site/ui/toast/toast.tsx", "    onBlur: () => setFocused(false),\n", ""],
  ["packages/site/ui/toast/toast.tsx", "Math.abs(distance) > SWIPE_PX", "distance > SWIPE_PX"],
  [
    "packages/site/ui/carousel/carousel.tsx",
    "if (distance < -THRESHOLD) onLeft();",
    "if (distance < -THRESHOLD) onRight();",
  ],
  ["packages/site/ui/carousel/carousel.before-hydration.ts", "    event.stopImmediatePropagation();\n", ""],
  ["packages/site/i18n/first-paint.before-hydration.ts", "  event.stopImmediatePropagation();\n", ""],
  [
    "packages/site/pages/visitor-photo/stage/brush-layer.tsx",
    "onPointerCancel={() => setPoints([])}",
    "onPointerCancel={end}",
  ],
  ["packages/site/ui/lightbox/lightbox.tsx", "    opener.current?.focus();\n", ""],
  ["packages/site/pages/visitor-photo/stage/line-handles.tsx", "              onDraft(undefined);\n", ""],
  [
    "packages/site/pages/stones/listing.before-hydration.ts",
    '"li[data-facets]:not([hidden])"',
    '"li[data-facets]"',
  ],
  ["packages/site/ui/browser/use-address-copy.ts", "copied: last === address", "copied: last !== undefined"],
  ["packages/site/pages/stone/slab/use-slab-gestures.ts", "if (event.button !== 0) return;", ""],
  [
    "packages/site/pages/stone/slab/use-slab-gestures.ts",
    "event.shiftKey ? 1 / ZOOM_STEP : ZOOM_STEP",
    "ZOOM_STEP",
  ],
  ["packages/site/pages/stone/slab/use-slab-gestures.ts", "double ? { ...tap, time: 0 } : tap", "tap"],
  [
    "packages/site/pages/stone/slab/use-slab-gestures.ts",
    '!held.moved && event.type !== "pointercancel"',
    "!held.moved",
  ],
  [
    "packages/site/pages/stone/slab/use-slab-gestures.ts",
    "event.timeStamp - turnedElsewhere.current > SAME_TURN_MS",
    "true",
  ],
  [
    "packages/site/ui/reveal/reveal-sections.ts",
    '  element.addEventListener("focusin", show, { signal });\n',
    "",
  ],
  ["packages/site/ui/dropdown/use-dropdown.ts", "active <= 0 ? count - 1", "active < 0 ? count - 1"],
];
const facts: Row[] = [
  ["packages/site/head/local-business.static.tsx", "validThrough: to", "validThrough: from"],
  [
    "packages/site/pages/accessories/accessory-product.static.tsx",
    'priceCurrency: "RSD"',
    'priceCurrency: "EUR"',
    "structured-data.spec.ts",
  ],
  ["packages/site/facets/selection.ts", "chosenFacets(selection).every(", "chosenFacets(selection).some("],
  ["packages/site/facets/relax.ts", "missed.length < chosen.length", "missed.length <= chosen.length"],
  ["packages/site/facets/sentence.ts", "count === 0 ? words.none : String(count)", "String(count)"],
  [
    "packages/site/pages/stones/listing.ts",
    "other.luminance - one.luminance",
    "one.luminance - other.luminance",
  ],
  ["packages/site/shell/speculation-rules.ts", "saves-data", "saves-dates"],
  ["packages/catalogue/slug-of.ts", '    .replace(/Đ/g, "Dj")\n', ""],
  ["packages/catalogue/nearest.ts", "candidate.toLowerCase()", "candidate"],
  ["packages/catalogue/stones/facet-index.ts", "until ?? []).sort()", "until ?? [])"],
  [
    "packages/catalogue/stones/suitability.ts",
    "VERDICTS[Math.max(0, ...ranks)]",
    "VERDICTS[Math.min(...ranks)]",
  ],
  ["packages/desk/enquiries/listed.ts", ".enquiries.reverse()", ".enquiries"],
  [
    "packages/site/pages/contact/chosen/use-chosen.ts",
    "item.key === withoutCount(key))?.note",
    "item.key === key)?.note",
    "sample/enquiry/contact",
  ],
  [
    "packages/site/choice/enquiry-draft.ts",
    'draft.about && location.search === ""',
    "draft.about",
    "sample/enquiry/contact",
  ],
  ["packages/catalogue/problem.ts", "a.line - b.line", "b.line - a.line"],
  ["packages/desk/drafts/entries.ts", "Math.max(0, ...positions) + 1", "positions.length + 1"],
  [
    "packages/desk/history/history.ts",
    "waiting !== undefined && !waiting",
    "waiting === undefined || !waiting",
  ],
  ["packages/site/head/local-business.static.tsx", "dayOfWeek: days", "dayOfWeek: days.slice(0, 1)"],
];

const server: Row[] = [
  ["packages/server/contact/contact.ts", 'enquiry.visit !== ""', 'enquiry.visit === ""'],
  ["packages/server/contact/contact.ts", "hasFiles(request) ? 0 : ", ""],
  ["packages/server/contact/contact.ts", "suspicion.length === 0 && ", ""],
  ["packages/server/command/listing.ts", " || email || phone", " || phone"],
  ["packages/server/command/listing.ts", "answered === null).length", "answered !== null).length"],
  ["packages/server/command/listing.ts", '.replace(/[\\uD800-\\uDBFF]$/, "")', ""],
  [
    "packages/server/housekeeping.ts",
    "workingDayAfter(sentAt, hours) <= now",
    "workingDayAfter(sentAt, hours) < now",
  ],
  ["packages/server/contact/rate-limit.ts", "      fullAgainAt.delete(network);\n", ""],
  ["packages/server/hosting/headers.ts", '"img-src": ["\'self\'"],\n    ...LOCKED', "...LOCKED"],
  ["packages/server/mail/outbox.ts", "Math.min(longestWait, firstWait", "Math.max(longestWait, firstWait"],
  ["packages/server/mail/outbox.ts", "giveUp.signal.aborted ? 0 : backoff", "backoff"],
  [
    "packages/server/uploads/cleaner.ts",
    "file.cleanings > MOST_CLEANINGS",
    "file.cleanings >= MOST_CLEANINGS",
  ],
  ["packages/server/contact/contact.ts", '    if (added.result === "stored") options.onStored();\n', ""],
  ["packages/server/start.ts", "environment.receipts && mail !== null", "environment.receipts"],
  ["packages/server/store/fault.ts", "errcode & 0xff", "errcode"],
];
const shapes: Row[] = [
  ["packages/cutting/open-slab.ts", "if (across < 0 || down < 0)", "if (across < 0)"],
  ["packages/cutting/rests.ts", "hull.x - kerf - part.x)", "hull.x - part.x)"],
  ["packages/cutting/rests.ts", "start >= end + kerf", "start > end + kerf"],
  ["packages/cutting/rows.ts", "(row.length - 1) * kerf", "row.length * kerf"],
  ["packages/cutting/rows.ts", "y: strip.y + along", "y: strip.y - along"],
  ["packages/cutting/lower-bound.ts", "(k + 1) * share", "k * share"],
  ["packages/room-view/compositor.ts", "cos, sin, -sin, cos", "cos, -sin, sin, cos"],
  ["packages/room-view/compositor.ts", "if (edge < width) this.#drawSide", "this.#drawSide"],
  ["packages/room-view/open-drawing.ts", "        ending.throwIfAborted();\n", ""],
  ["packages/room-view/room-layers.ts", "  bitmap.close();\n  throw", "  throw"],
  ["packages/room-view/place-on-slab.ts", "[2] <= 0) return undefined", "[2] < 0) return undefined"],
  [
    "packages/site/pages/list/use-list-edits.ts",
    "all = all.toSpliced(place, 0, item)",
    "all = [...all, item]",
  ],
  ["packages/site/pages/stone/slab/piece-moves.ts", "piece.y + (height - width) / 2", "piece.y"],
  ["packages/visitor-photo/snap-line.ts", "reachFrom(to, opposite)", "reachFrom(from, opposite)"],
];
const screens: Row[] = [
  ["packages/site/pages/list/use-list-edits.ts", "to < 0 || to >= items.length", "to >= items.length"],
  ["packages/site/pages/list/use-list-edits.ts", "count > 1 && { count })", "count > 2 && { count })"],
  [
    "packages/site/pages/list/listed-view.ts",
    'kind === "accessory" || kind === "table"',
    'kind === "accessory"',
  ],
  [
    "packages/site/pages/rooms/stage/stage-state.ts",
    "[-action.by[0], -action.by[1]]",
    "[-action.by[0], action.by[1]]",
  ],
  ["packages/site/pages/rooms/stage/stage-state.ts", 'state.canvas === "stale"', 'state.canvas === "failed"'],
  ["packages/site/pages/measures/estimate.ts", " || stone.to !== undefined", ""],
  ["packages/site/choice/measures.ts", "Math.min(Number.parseInt", "Math.max(Number.parseInt"],
  ["packages/site/choice/measures.ts", 'vat === "included" ? vat : "excluded"', '"included"'],
  ["packages/site/pages/compare/compare-table.tsx", "new Set(values.map(plain))", "new Set(values)"],
  ["packages/desk/screens/fields/use-typed.ts", "path, isSample: false", "path, isSample: true"],
];

const KINDS = { late, languages, time, units, limits, escapes, presses, facts, server, shapes, screens };
export const FAULTS: readonly Fault[] = Object.entries(KINDS).flatMap(([kind, rows]) =>
  rows.map(([file, right, wrong, browser]) => ({ kind, file, right, wrong, ...(browser && { browser }) })),
);
