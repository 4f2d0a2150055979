// Compares what the editor's canvas shows with the published page, the draft that its link shows, and the page of the
// downloaded website, with a photo in every picture. `npm test` compares a document and a template; `npm run test:slow
// parity` also compares all sections, blocks and templates.
import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { SITE_WIDTHS, type SiteWidthId } from "@/lib/site-styles/widths";
import { CATALOG } from "@/lib/templates/catalog";
import { apiOf } from "../api";
import { unpackSite } from "../downloaded-site";
import { openEditor } from "../editor";
import { environmentValue, expect, test } from "../fixtures";
import { type SeenElement, seenElements } from "./boxes";
import { differencesBetween, largestDifference } from "./differences";
import { DOCUMENTS } from "./documents";
import { putPhotos, uploadPhotos } from "./photos";

const ALL = [...Object.keys(DOCUMENTS), ...CATALOG.map(({ id }) => id).filter((id) => id !== "blank")];
const FEW = ["rows, grids and sizes", "walking-club"];
const TIMEOUT_MS = 5 * 60_000;
/** One wrong row moves everything below it. */
const DIFFERENCES_SHOWN_MAX = 40;

const WIDTH_NAMES: Record<SiteWidthId, string> = { desktop: "Desktop", tablet: "Tablet", phone: "Phone" };

/** Shows the page in the editor at a width. Returns the frame of the canvas. */
async function showAt(page: Page, id: SiteWidthId, width: number) {
  await page.getByRole("radio", { name: WIDTH_NAMES[id] }).click();
  const field = page.getByLabel("Width in pixels");
  await field.fill(String(width));
  await field.press("Enter");
  const frame = await (await page.locator("iframe.gjs-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The editor has no canvas.");
  await expect.poll(() => frame.evaluate(() => window.innerWidth)).toBe(width);
  return frame;
}

for (const name of process.env.PLINTH_SLOW ? ALL : FEW)
  test(`each element is published as it is drawn, and where: ${name}`, async ({ page, member, logIn }) => {
    test.setTimeout(TIMEOUT_MS);
    const origin = environmentValue("PLINTH_E2E_URL");
    await logIn(page, member);
    const api = apiOf(page.request, origin);
    const create = DOCUMENTS[name];
    const id = await api.createProject(name, create ? {} : { template: name });
    const { document: templateDocument, version } = JSON.parse(await api.readDocument(id));
    const document = create?.() ?? templateDocument;
    putPhotos(document, await uploadPhotos(api));
    await api.saveDocument(id, document, version);
    const slug = `parity-${id}`;
    const siteId = await api.createSite({ name, slug, project_id: id });
    await api.publish(siteId);
    const draft = await api.createPreview(siteId);
    const folder = await unpackSite(await api.exportProject(id));
    const addressesOf = (path: string) => ({
      published: `${origin.replace("//", `//${slug}.sites.`)}/${path}`,
      draft: `${draft}/${path}`,
      zip: `file://${folder}/${path || "index"}.html`,
    });
    const site = await page.context().newPage();
    const found: string[] = [];
    let [pairs, largest] = [0, 0];

    for (const { id: pageId, slug: path } of document.pages) {
      await openEditor(page, id, pageId);
      const canvas = new Map<number, { drawn: SeenElement[]; height: number }>();
      for (const { id: widthId, width } of SITE_WIDTHS) {
        const frame = await showAt(page, widthId, width);
        const drawn = await seenElements(frame, "[data-gjs-type=wrapper]");
        canvas.set(width, { drawn, height: await frame.evaluate(() => window.innerHeight) });
      }
      for (const [place, address] of Object.entries(addressesOf(path))) {
        await site.goto(address);
        for (const [width, { drawn, height }] of canvas) {
          await site.setViewportSize({ width, height });
          const seen = await seenElements(site, "body");
          pairs += drawn.length;
          largest = Math.max(largest, largestDifference(drawn, seen));
          const differences = differencesBetween(drawn, seen);
          found.push(...differences.map((difference) => `${place}, /${path}, ${width} px: ${difference}`));
        }
      }
    }

    await rm(folder, { recursive: true });
    console.log(`${name}: ${pairs} pairs of elements, at most ${largest.toFixed(2)} px apart`);
    expect(pairs).toBeGreaterThan(0);
    expect(found.slice(0, DIFFERENCES_SHOWN_MAX)).toEqual([]);
  });
