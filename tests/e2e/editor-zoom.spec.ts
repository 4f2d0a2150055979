import type { FrameLocator, Page } from "@playwright/test";
import { apiOf } from "./api";
import { documentOf, openEditor, retype, select } from "./editor";
import { environmentValue, expect, test } from "./fixtures";

test.use({ viewport: { width: 1280, height: 800 } });

const percentOf = async (page: Page) =>
  Number.parseInt((await page.getByRole("button", { name: /^Zoom: / }).textContent()) ?? "", 10);

async function middleOf(canvas: FrameLocator, name: string) {
  const box = await canvas.getByRole("heading", { name }).boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

test("the page is shown at 85 per cent or more, and can be zoomed and moved", async ({ page, member, logIn }) => {
  await logIn(page, member);
  const id = await apiOf(page.request, environmentValue("PLINTH_E2E_URL")).createProject("Zoom", {
    document: documentOf({ home: "Fired twice" }),
  });
  await page.goto(`/editor/${id}`);
  const canvas = page.frameLocator("iframe.gjs-frame");
  const heading = canvas.getByRole("heading", { name: "Fired twice" });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("group", { name: "Zoom" })).toBeVisible();
  expect(await percentOf(page)).toBeGreaterThanOrEqual(85);

  await test.step("Ctrl and the wheel zoom at the pointer", async () => {
    await select(page, heading);
    const before = await middleOf(canvas, "Fired twice");
    await page.mouse.move(before.x, before.y);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -120);
    await page.keyboard.up("Control");
    await expect.poll(() => percentOf(page)).toBeGreaterThan(100);
    const after = await middleOf(canvas, "Fired twice");
    expect(Math.abs(after.x - before.x)).toBeLessThan(8);
  });

  await test.step("a chosen zoom is kept, and the page then scrolls sideways", async () => {
    await page.getByRole("button", { name: /^Zoom: / }).click();
    await page.getByRole("button", { name: "200%" }).click();
    await expect.poll(() => percentOf(page)).toBe(200);
    const viewport = page.locator("[data-canvas-viewport]");
    expect(await viewport.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(500);
    await page.reload();
    await expect.poll(() => percentOf(page)).toBe(200);
  });

  await test.step("Space and the pointer move the page", async () => {
    const viewport = page.locator("[data-canvas-viewport]");
    const box = await viewport.boundingBox();
    if (!box) throw new Error("The canvas is not shown.");
    const scrollLeft = () => viewport.evaluate((element) => element.scrollLeft);
    const before = await scrollLeft();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.keyboard.down("Space");
    await page.mouse.move(box.x + 300, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up("Space");
    expect(await scrollLeft()).toBeGreaterThan(before + 50);
  });

  await test.step("none of this is a step of the undo", async () => {
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  });

  await test.step("the panels can be hidden, and Shift and 1 fits the page into the window", async () => {
    await page.keyboard.press("Control+.");
    await expect(page.getByRole("button", { name: "Show panels" })).toBeVisible();
    await page.keyboard.press("Shift+Digit1");
    await expect.poll(() => percentOf(page)).toBeGreaterThan(90);
    await expect.poll(() => percentOf(page)).toBeLessThanOrEqual(100);
  });
});

test("what was done before the page was zoomed or the panels were hidden can be undone", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  const id = await apiOf(page.request, environmentValue("PLINTH_E2E_URL")).createProject("Zoom", {
    document: documentOf({ home: "Fired twice" }),
  });
  const canvas = await openEditor(page, id);
  await retype(page, canvas, "Fired twice", "Fired once");
  await expect(canvas.getByRole("heading", { name: "Fired once" })).toBeVisible();

  await page.getByRole("button", { name: "Zoom in", exact: true }).click();
  await page.keyboard.press("Control+.");
  await expect(page.getByRole("button", { name: "Show panels" })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();

  await expect(canvas.getByRole("heading", { name: "Fired twice" })).toBeVisible();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(canvas.getByRole("heading", { name: "Fired once" })).toBeVisible();
});
