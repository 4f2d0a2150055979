import { expect, test } from "../fixtures";
import { expectWholePage, JOURNEY_TIMEOUT_MS, Maker, NARROW, sizesOf } from "./maker";

for (const size of sizesOf(NARROW))
  test(`a portfolio with several pages is made from nothing, ${size.width} px wide`, async ({
    page,
    member,
    logIn,
  }) => {
    test.setTimeout(JOURNEY_TIMEOUT_MS);
    await logIn(page, member);
    const maker = new Maker(page);
    const { canvas } = maker;
    await maker.begin("Ana Roth", size);

    await maker.step("add a header", () => maker.add("Name in the middle"));
    await maker.step("add words", () => maker.add("Large words with facts"));
    await maker.step("type over the title", () => maker.typeOver(canvas.locator("h1"), "I draw birds"));
    await maker.step("add a gallery", () => maker.add("Mosaic"));
    await maker.step("drop a photo", () => maker.dropPhoto(canvas.locator("section img").first(), "Heron"));
    await maker.step("add a page", async () => {
      await maker.panel("Pages");
      await page.getByRole("button", { name: "Add page" }).click();
    });
    await maker.step("name the page", () => maker.pageSetting("Name", "Work"));
    await maker.step("add figures to it", () => maker.add("Large figures"));
    await maker.openPage("Home");
    await expect(canvas.getByRole("img", { name: "Heron" })).toBeVisible();
    await maker.step("link to the page", async () => {
      await maker.press(canvas.locator("nav a").first());
      await page.getByRole("tab", { name: "Settings" }).click();
      const field = page.getByRole("combobox", { name: "Link", exact: true });
      await field.fill("/work");
      await field.press("Enter");
    });
    await maker.step("style the link under the pointer", async () => {
      await maker.press(canvas.locator("nav a").first());
      await page.getByRole("tab", { name: "Style" }).click();
      await page.getByLabel("State").selectOption("hover");
      const field = page.getByLabel("Size", { exact: true });
      await field.fill("30");
      await field.press("Enter");
      await page.getByLabel("State").selectOption("");
    });
    await maker.step("duplicate the page", async () => {
      await maker.panel("Pages");
      await page.getByRole("button", { name: "Actions for Home" }).click();
      await page.getByRole("menuitem", { name: "Duplicate" }).click();
      await expect(page.getByRole("button", { name: "Page: Copy of Home" })).toBeVisible();
    });
    await maker.step("type on the copy", () => maker.typeOver(canvas.locator("h1"), "I also paint"));
    await maker.openPage("Home");
    await expect(canvas.locator("h1")).toHaveText("I draw birds");

    const address = await maker.publish("Ana Roth");
    expect(await maker.differences(address)).toEqual([]);
    await expectWholePage(page, address);
    const link = page.locator("nav a").first();
    await link.hover();
    await expect(link).toHaveCSS("font-size", "30px");
    await link.click();
    await expect(page).toHaveURL(/\/work$/);
    await expectWholePage(page, `${address}/home-copy`);
    await expect(page.locator("h1")).toHaveText("I also paint");
  });
