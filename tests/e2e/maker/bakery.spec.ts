import { expect, test } from "../fixtures";
import { expectWholePage, JOURNEY_TIMEOUT_MS, Maker, sizesOf, WIDE } from "./maker";

for (const size of sizesOf(WIDE))
  test(`a bakery with photos is made from nothing, ${size.width} px wide`, async ({ page, member, logIn }) => {
    test.setTimeout(JOURNEY_TIMEOUT_MS);
    await logIn(page, member);
    const maker = new Maker(page);
    const { canvas } = maker;
    await maker.begin("Corner Bakery", size);

    await maker.step("add a header", () => maker.add("Bar with links"));
    await maker.step("add a hero", () => maker.add("Split with picture"));
    await maker.step("type over the title", () => maker.typeOver(canvas.locator("h1"), "Bread at six"));
    await maker.step("type over a link", () => maker.typeOver(canvas.locator("nav a").first(), "Our bread"));
    await maker.step("drop a photo", () => maker.dropPhoto(canvas.locator(".hero-split-picture"), "Loaves"));
    await maker.step("paste a photo", () => maker.pastePhoto(canvas.locator(".hero-split-text")));
    await maker.step("add products", () => maker.add("Products with prices"));
    await maker.step("duplicate the hero", () => maker.press(canvas.locator(".hero-split"), "Control+D"));
    await expect(canvas.locator(".hero-split")).toHaveCount(2);
    await maker.step("type over the copy", () => maker.typeOver(canvas.locator(".hero-split h1").last(), "Cakes too"));
    await expect(canvas.locator("h1").first()).toHaveText("Bread at six");
    await maker.step("delete the copy", () => maker.press(canvas.locator(".hero-split").last(), "Delete"));
    await expect(canvas.locator(".hero-split")).toHaveCount(1);
    await maker.step("change much, undo all and redo all", async () => {
      const before = await maker.drawn();
      await maker.typeOver(canvas.locator("h1"), "Bread at seven");
      await maker.press(canvas.locator(".gallery-products"), "Control+D");
      await maker.press(canvas.locator("nav a").last(), "Delete", "Escape", "Escape", "Escape");
      await expect(canvas.locator(".gallery-products")).toHaveCount(2);
      const after = await maker.drawn();
      expect(await maker.all("Undo")).toEqual(before);
      expect(await maker.all("Redo")).toEqual(after);
    });
    await maker.step("name the page", () => maker.pageSetting("Title", "Corner Bakery"));

    const address = await maker.publish("Corner Bakery");
    expect(await maker.differences(address)).toEqual([]);
    await expectWholePage(page, address);
    await expect(page.locator("h1")).toHaveText("Bread at seven");
    await expect(page.getByRole("img", { name: "Loaves" })).toBeVisible();
  });

test("a section is copied into another project with its styles", async ({ page, member, logIn }) => {
  test.setTimeout(JOURNEY_TIMEOUT_MS);
  await logIn(page, member);
  const maker = new Maker(page);
  const { canvas } = maker;
  await maker.begin("First", WIDE);
  await maker.add("Split with picture");
  await maker.press(canvas.locator(".hero-split"), "Control+C");
  const copied = await canvas.locator("h1").evaluate((title) => getComputedStyle(title).fontWeight);
  await maker.begin("Second", WIDE);

  await maker.step("paste", () => page.keyboard.press("Control+V"));

  await expect(canvas.locator(".hero-split h1")).toHaveCSS("font-weight", copied);
});
