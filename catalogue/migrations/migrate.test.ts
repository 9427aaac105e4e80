import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../check.ts";
import { fillPictures, TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { migrateContent } from "./migrate.ts";

/** site.yaml as the first form had it, with an owner's comments, marks and ways of writing. */
const OLD_SITE = `# Our company.
brand: Test Stone   # as on the sign
description: { en: Stone., sr: Kamen. }

company:
  legalName: !sample Test d.o.o.
  # From the register's extract.
  registrationNumber: !sample "00000000"
  taxNumber: "100000000"
  register: { en: Register, sr: Registar }
address:
  street: Ulica 1
  postalCode: "11000"
  city: { en: Belgrade, sr: Beograd }
  district: { en: Dorćol, sr: Dorćol }
  country: RS
  latitude: !sample 44.8
  longitude: 20.4

phones:
  - { number: !sample "+381110000000", shown: 011 000 0000 }
email: studio@example.rs
# Only the first is kept up.
social:
  photos: https://www.instagram.com/test  # Mira has the password
  network: !sample https://vk.com/test

openingHours:
  # In winter too.
  - days: [Monday, Tuesday]
    label: { en: Monday, sr: Ponedeljak }
    opens: "09:00"
    closes: !sample "17:00"
  - days: [Sunday]
    label: { en: Sunday, sr: Nedelja }
# Never changes.
copyrightYear: 2022
`;

const NEW_SITE = `# Our company.
brand: Test Stone   # as on the sign
description: { en: Stone., sr: Kamen. }

company:
  legalName: !sample Test d.o.o.
  facts:
    - value: { en: Register, sr: Registar }
    - label:
        en: Reg. no.
        sr: Matični broj
      # From the register's extract.
      value: !sample "00000000"
    - label:
        en: Tax no.
        sr: PIB
      value: "100000000"
      structuredData: taxID
address:
  street: Ulica 1
  postalCode: "11000"
  city: { en: Belgrade, sr: Beograd }
  district: { en: Dorćol, sr: Dorćol }
  country: RS
  latitude: !sample 44.8
  longitude: 20.4

phones:
  - { number: !sample "+381110000000", shown: 011 000 0000 }
email: studio@example.rs
# Only the first is kept up.
networks:
  - name: Instagram
    url: https://www.instagram.com/test # Mira has the password
  - name: Vk
    url: !sample https://vk.com/test

openingHours:
  # In winter too.
  - days: [ Monday, Tuesday ]
    label: { en: Monday, sr: Ponedeljak }
    spans:
      - opens: "09:00"
        closes: !sample "17:00"
  - days: [ Sunday ]
    label: { en: Sunday, sr: Nedelja }
# Never changes.
copyrightYear: 2022
`;

async function oldContent(): Promise<string> {
  const dir = await writeTestContent({
    "format.yaml": null,
    "site.yaml": OLD_SITE,
    "families/onyx.yaml": (TEST_CONTENT["families/onyx.yaml"] ?? "").replace(
      "coverView: slab",
      "face: slab # whole",
    ),
  });
  return dir;
}

test("content of the first form becomes content that this release reads, comments and marks kept", async () => {
  const dir = await oldContent();
  expect((await checkContent(dir)).report).toContain("run npm run migrate:content");
  expect(await migrateContent(dir)).toEqual(["families/onyx.yaml", "format.yaml", "site.yaml"]);
  expect(await readFile(join(dir, "site.yaml"), "utf8")).toBe(NEW_SITE);
  expect(await readFile(join(dir, "families/onyx.yaml"), "utf8")).toContain("\ncoverView: slab # whole\n");
  await fillPictures(dir);
  expect(await checkContent(dir)).toMatchObject({ ok: true });
});

test("a second run changes nothing", async () => {
  const dir = await oldContent();
  await migrateContent(dir);
  expect(await migrateContent(dir)).toEqual([]);
});

test("a file whose number was raised by a merge, but whose form is old, is changed all the same", async () => {
  const dir = await oldContent();
  await writeFile(join(dir, "format.yaml"), TEST_CONTENT["format.yaml"] ?? "");
  expect(await migrateContent(dir)).toEqual(["families/onyx.yaml", "site.yaml"]);
});
