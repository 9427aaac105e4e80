import { expect, test } from "../../support/site.ts";

test.use({ javaScriptEnabled: false });

test("what scripts fold away stands open", async ({ page }) => {
  await page.goto("/");
  const families = page.getByRole("region", { name: "Materials" });
  await expect(families.getByRole("heading", { level: 3 })).toHaveText([
    "Marble",
    "Quartz",
    "Granite",
    "Onyx",
    "Travertine",
  ]);
  for (const slide of ["See all stones", "Our Projects", "Contact Us"]) {
    const way = page.getByRole("link", { name: slide });
    await way.scrollIntoViewIfNeeded();
    await expect(way).toBeInViewport();
  }

  await page.goto("/interior-design");
  await expect(page.getByRole("tabpanel")).toHaveCount(6);
  for (const number of [101, 206, 309, 712, 603, 403]) {
    await expect(page.getByRole("figure").filter({ hasText: new RegExp(`^${number}`) })).toBeVisible();
  }

  await page.goto("/accessories/stools");
  await expect(page.getByRole("region", { name: /^Pictures: / })).toHaveCount(3);

  await page.goto("/models");
  await expect(page.getByText("177.000 rsd")).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^Round club table.*Nero Marquina \(rendering\)$/ }),
  ).toBeVisible();

  await page.goto("/marble/carrara");
  await expect(page.getByRole("region", { name: "This stone in a room" }).getByRole("img")).toHaveCount(3);
});

test("a thumbnail leads to its picture", async ({ page, request }) => {
  await page.goto("/gallery");
  const address = await page.getByRole("figure").first().getByRole("button").getAttribute("href");
  const picture = await request.get(address ?? "");
  expect(picture.headers()["content-type"]).toBe("image/avif");
});

test("nothing is offered that only a script can do", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Show More", "Show Less", "Pause", "Next"]) {
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  }
  await page.goto("/materials");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.goto("/granit/star-galaxy");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});
