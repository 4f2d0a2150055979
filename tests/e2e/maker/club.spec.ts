import { expect, test } from "../fixtures";
import { expectWholePage, JOURNEY_TIMEOUT_MS, Maker, sizesOf } from "./maker";

for (const size of sizesOf())
  test(`a club with a form is made from nothing, ${size.width} px wide`, async ({ page, member, logIn }) => {
    test.setTimeout(JOURNEY_TIMEOUT_MS);
    await logIn(page, member);
    const maker = new Maker(page);
    const { canvas } = maker;
    const panel = page.getByRole("region", { name: "Selected element" });
    await maker.begin("Rowing Club", size);

    await maker.step("add a hero", () => maker.add("Centred above wide picture"));
    await maker.step("type over the title", () => maker.typeOver(canvas.locator("h1"), "Row with us"));
    await maker.step("add questions", () => maker.add("List beside heading"));
    await maker.step("add a question in the list", async () => {
      await maker.press(canvas.locator("summary").first());
      await page.getByRole("tab", { name: "Content" }).click();
      await panel.getByRole("button", { name: "Add a question" }).click();
      await expect(panel.getByRole("textbox", { name: "Question" })).toBeFocused();
      await page.keyboard.type("Must I swim?");
      await page.keyboard.press("Enter");
    });
    await expect(canvas.getByText("Must I swim?")).toBeVisible();
    await maker.step("add a form", async () => {
      await maker.press(canvas.locator("h1"), "Escape", "Escape", "Escape");
      await maker.add("Form");
    });
    const label = canvas.locator("form label > span").first();
    await maker.step("type over a label", () => maker.typeOver(label, "Full name"));
    await expect(canvas.locator("form label").first().locator("input, textarea, select")).toHaveCount(1);
    const questions = await canvas.locator("details").count();
    await maker.step("undo all", async () => {
      await maker.press(canvas.locator("h1"), "Delete");
      await page.getByRole("button", { name: "Undo" }).click();
      await maker.press(canvas.locator("summary").last(), "Delete", "Control+Z");
      await maker.typeOver(label, "Name");
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("button", { name: "Redo" }).click();
    });
    await expect(canvas.locator("details")).toHaveCount(questions);
    await expect(canvas.locator("h1")).toHaveText("Row with us");
    await expect(label).toHaveText("Name");
    await maker.step("title the page", () => maker.pageSetting("Title", "Rowing Club"));

    const address = await maker.publish("Rowing Club");
    expect(await maker.differences(address)).toEqual([]);
    await expectWholePage(page, address);
    await expect(page.locator("summary").last()).toHaveText("Must I swim?");
    await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  });
