import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** Opens the editor of a project, by default at its first page, and waits until it can be used. Returns its canvas. */
export async function openEditor(page: Page, id: number, pageId = ""): Promise<FrameLocator> {
  await page.goto(`/editor/${id}${pageId && `?page=${pageId}`}`);
  await untilEditorReady(page);
  return page.frameLocator("iframe.gjs-frame");
}

/** Waits until the editor can be used, with its layers. A narrow window opens without a panel. */
export async function untilEditorReady(page: Page): Promise<void> {
  const layers = page.locator("[role=toolbar][aria-orientation=vertical] button").nth(1); // its name is translated
  const body = page.getByRole("treeitem", { name: "Body" });
  await expect(page.locator("iframe.gjs-frame")).toBeVisible();
  await expect(page.getByRole("group", { name: "Zoom" })).toBeVisible();
  if ((await layers.getAttribute("aria-pressed")) !== "true") await layers.click();
  await expect(body).toBeVisible();
}

/** Waits until the editor says that everything is saved. */
export const untilSaved = (page: Page) => expect(page.locator("[data-save-state=saved]")).toContainText("Saved at");

/** Repeats an act on the canvas until it has an effect: elements move while their page, pictures and fonts load. */
export const untilEffective = (act: () => Promise<void>, effect: () => Promise<void>) =>
  expect(async () => {
    await act();
    await effect();
  }).toPass();

/** Selects an element of the canvas. */
export const select = (page: Page, element: Locator) =>
  untilEffective(
    () => element.click(),
    () => expect(page.getByRole("region", { name: "Selected element" })).toBeVisible({ timeout: 1_000 }),
  );

/** Opens a text of the canvas for typing. */
export const beginTyping = (element: Locator) =>
  untilEffective(
    () => element.dblclick(),
    () => expect(element).toHaveAttribute("contenteditable", "true", { timeout: 1_000 }),
  );

/** Returns a document. Each entry of `headings` is the id of a page and its heading: `{ home: "Fired twice" }`. */
export const documentOf = (headings: Record<string, string>) => ({
  pages: Object.entries(headings).map(([id, content]) => ({
    id,
    name: id,
    slug: id === "home" ? "" : id,
    frames: [
      {
        component: {
          type: "wrapper",
          components: [{ type: "text", tagName: "h1", components: [{ type: "textnode", content }] }],
        },
      },
    ],
  })),
  styles: [{ selectorsAdd: ":root", style: { "--color-accent": "#1d3fae" } }],
});

/** Replaces the text of a heading on the canvas by typing. */
export async function retype(page: Page, canvas: FrameLocator, from: string, to: string) {
  const heading = canvas.getByRole("heading", { name: from });
  await beginTyping(heading);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(to);
  await page.getByRole("treeitem", { name: "Body" }).click();
}
