import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { SITE_WIDTHS, type SiteWidthId } from "@/lib/site-styles/widths";
import { type Api, apiOf } from "../api";
import { dropFiles, pasteFiles } from "../dropped-files";
import { beginTyping, select, untilEditorReady, untilEffective } from "../editor";
import { environmentValue, untilHydrated } from "../fixtures";
import { seenElements } from "../parity/boxes";
import { differencesBetween } from "../parity/differences";
import { drawnElements } from "./canvas-state";

type Size = { width: number; height: number };

export const WIDE: Size = { width: 1440, height: 900 };
/** At this size, the page is shown smaller than it is. */
export const NARROW: Size = { width: 1280, height: 800 };

/** The sizes of a journey's window: `npm test` tries the usual one if there is any, `npm run test:slow parity` both. */
export const sizesOf = (...usual: Size[]): Size[] => (process.env.PLINTH_SLOW ? [WIDE, NARROW] : usual);

/** A journey has many steps, and each of them loads the editor again. */
export const JOURNEY_TIMEOUT_MS = 5 * 60_000;

const WIDTH_NAMES: Record<SiteWidthId, string> = { desktop: "Desktop", tablet: "Tablet", phone: "Phone" };

/** Draws a photo with this number of bright and dark areas. */
const photo = async (name: string, areas: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: {
      width: areas,
      height: areas,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .resize(900, 600, { kernel: "cubic", fit: "fill" })
    .jpeg()
    .toBuffer(),
});

/** A person who makes a site in the editor by mouse and keyboard. */
export class Maker {
  readonly canvas: FrameLocator;
  readonly #api: Api;
  #id = 0;
  #savedVersion = 0;

  constructor(readonly page: Page) {
    this.canvas = page.frameLocator("iframe.gjs-frame");
    this.#api = apiOf(page.request, environmentValue("PLINTH_E2E_URL"));
  }

  /** Begins a blank project in the dashboard. */
  async begin(name: string, size: Size): Promise<void> {
    const { page } = this;
    await page.setViewportSize(size);
    await page.goto("/dashboard/projects/new");
    await untilHydrated(page);
    await page.getByLabel("Name").fill(name);
    await page.locator("label").filter({ hasText: "Blank" }).click();
    await page.getByRole("button", { name: "Create project" }).click();
    await page.waitForURL(/\/editor\/\d+$/);
    this.#id = Number(page.url().split("/").at(-1));
    await untilEditorReady(page);
    this.#savedVersion = await this.#version();
  }

  async #version(): Promise<number> {
    return (JSON.parse(await this.#api.readDocument(this.#id)) as { version: number }).version;
  }

  /** Acts, waits until that is saved, and expects that the canvas is the same after the editor was loaded again. */
  step(name: string, act: () => Promise<unknown>): Promise<void> {
    return test.step(name, async () => {
      await act();
      await expect
        .poll(() => this.#version(), { message: "the version that is saved" })
        .toBeGreaterThan(this.#savedVersion);
      await expect(this.page.locator("[data-save-state=saved]")).toContainText("Saved at");
      await this.#expectSameAfterReload();
      this.#savedVersion = await this.#version();
    });
  }

  async #expectSameAfterReload(): Promise<void> {
    const pageName = await this.#pageName();
    for (let times = 0; times < 3; times += 1) await this.page.keyboard.press("Escape"); // a selected answer is open
    const before = await this.drawn();
    await this.page.reload();
    await untilEditorReady(this.page);
    if ((await this.#pageName()) !== pageName) await this.openPage(pageName);
    await expect.poll(() => this.drawn(), { timeout: 10_000 }).toEqual(before);
  }

  #pageName = async () => (await this.page.getByRole("button", { name: /^Page: / }).textContent())?.trim() ?? "";

  /** What the canvas shows once nothing moves. */
  async drawn(): Promise<string[]> {
    let drawn: string[] = [];
    await expect(async () => {
      const before = drawn;
      drawn = await drawnElements(await this.frame());
      expect(drawn).toEqual(before);
    }).toPass({ intervals: [200] });
    return drawn;
  }

  async frame() {
    const frame = await (await this.page.locator("iframe.gjs-frame").elementHandle())?.contentFrame();
    if (!frame) throw new Error("The editor has no canvas.");
    return frame;
  }

  /** Opens a panel from the rail. */
  async panel(name: string): Promise<void> {
    const button = this.page.getByRole("toolbar").getByRole("button", { name, exact: true });
    if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
  }

  /** Adds a section or an element from the panel, after the others. */
  async add(name: string): Promise<void> {
    await this.panel("Add");
    await this.page.getByRole("button", { name, exact: true }).last().click();
  }

  /** Types over the whole text of an element. */
  async typeOver(element: Locator, words: string): Promise<void> {
    await beginTyping(element);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.type(words);
    await this.page.keyboard.press("Escape");
    await expect(element).toHaveText(words);
  }

  /** Drops a photo from a folder on a picture, and describes it. */
  async dropPhoto(picture: Locator, description: string): Promise<void> {
    await untilEffective(
      async () => dropFiles(picture, [await photo(`${description}.jpg`, 12)]),
      () => expect(this.#picker).toBeVisible({ timeout: 3_000 }),
    );
    await this.#describe(description);
    await expect(picture).toHaveAttribute("alt", description);
  }

  /** Pastes a photo while an element is selected. It goes after the element. */
  async pastePhoto(element: Locator): Promise<void> {
    await select(this.page, element);
    await pasteFiles(element, [await photo("pasted.jpg", 7)]);
    await expect(element.locator("+ img")).toHaveAttribute("src", /file-entries/);
  }

  get #picker() {
    return this.page.getByRole("dialog", { name: /^Choose a picture/ });
  }

  async #describe(description: string): Promise<void> {
    await expect(this.#picker.getByRole("button", { name: new RegExp(`^${description}.jpg`) })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await this.#picker.getByLabel("Description").fill(description);
    await this.#picker.getByRole("button", { name: "Use this picture" }).click();
    await expect(this.#picker).toBeHidden();
  }

  /** Selects an element itself, and not one in it that is under the pointer. */
  async selectBox(element: Locator): Promise<void> {
    await select(this.page, element);
    await expect(async () => {
      if (await element.evaluate((box) => box.classList.contains("gjs-selected"))) return;
      await this.page.keyboard.press("Escape");
      throw new Error("Another element is selected.");
    }).toPass({ intervals: [100] });
  }

  /** Presses keys while an element is selected. */
  async press(element: Locator, ...keys: string[]): Promise<void> {
    await this.selectBox(element);
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Undoes or redoes everything, and returns what the canvas shows then. */
  async all(name: "Undo" | "Redo"): Promise<string[]> {
    const button = this.page.getByRole("button", { name, exact: true });
    await expect(async () => {
      if ((await button.getAttribute("aria-disabled")) !== "true") await button.click({ timeout: 1_000 });
      await expect(button).toHaveAttribute("aria-disabled", "true", { timeout: 100 });
    }).toPass({ intervals: [0] });
    return this.drawn();
  }

  async openPage(name: string): Promise<void> {
    await this.page.getByRole("button", { name: /^Page: / }).click();
    await this.page.getByRole("menuitemcheckbox", { name, exact: true }).click();
    await expect(this.page.getByRole("button", { name: `Page: ${name}`, exact: true })).toBeVisible();
  }

  /** Fills a field of the open page's settings. */
  async pageSetting(label: string, value: string): Promise<void> {
    await this.panel("Pages");
    const field = this.page.getByLabel(label, { exact: true });
    await field.fill(value);
    await field.press("Enter");
  }

  /** Publishes the project. Returns the address of its site. */
  async publish(name: string): Promise<string> {
    const slug = `maker-${this.#id}`;
    await this.#api.publish(await this.#api.createSite({ name, slug, project_id: this.#id }));
    return environmentValue("PLINTH_E2E_URL").replace("//", `//${slug}.sites.`);
  }

  /** Returns what differs between the open page in the canvas and at its address, at all widths. */
  async differences(address: string): Promise<string[]> {
    const site = await this.page.context().newPage();
    await site.goto(address);
    const found: string[] = [];
    for (const { id, width } of SITE_WIDTHS) {
      await this.page.getByRole("radio", { name: WIDTH_NAMES[id] }).click();
      const field = this.page.getByLabel("Width in pixels");
      await field.fill(String(width));
      await field.press("Enter");
      const frame = await this.frame();
      await expect.poll(() => frame.evaluate(() => window.innerWidth)).toBe(width);
      await site.setViewportSize({ width, height: await frame.evaluate(() => window.innerHeight) });
      const drawn = await seenElements(frame, "[data-gjs-type=wrapper]");
      found.push(...differencesBetween(drawn, await seenElements(site, "body")).map((text) => `${width} px: ${text}`));
    }
    await site.close();
    return found;
  }
}

/** Expects that all pictures of a published page are shown, and that its links lead somewhere. */
export async function expectWholePage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const broken = await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  expect(broken, "pictures that are not shown").toEqual([]);
  const links = await page
    .locator("a[href]")
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(address);
  const isOwn = (href: string) => href.startsWith(origin) && !href.includes("/_report"); // which leads to the app
  for (const link of new Set(links.filter(isOwn)))
    expect([link, await page.evaluate(async (href) => (await fetch(href)).status, link)]).toEqual([link, 200]);
}
