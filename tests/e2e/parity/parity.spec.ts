// Compares what the editor's canvas shows with the published page, with a photo in every picture. `npm test` compares a
// document and a template; `npm run test:slow parity` also compares all sections, blocks and templates.
import type { Page } from "@playwright/test";
import { SITE_WIDTHS, type SiteWidthId } from "@/lib/site-styles/widths";
import { CATALOG } from "@/lib/templates/catalog";
import { apiOf } from "../api";
import { openEditor } from "../editor";
import { environmentValue, expect, test } from "../fixtures";
import { seenElements } from "./boxes";
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
    await api.publish(await api.createSite({ name, slug, project_id: id }));
    const site = await page.context().newPage();
    const found: string[] = [];
    let [pairs, largest] = [0, 0];

    for (const { id: pageId, slug: path } of document.pages) {
      await openEditor(page, id, pageId);
      await site.goto(`${origin.replace("//", `//${slug}.sites.`)}/${path}`);
      for (const { id: widthId, width } of SITE_WIDTHS) {
        const frame = await showAt(page, widthId, width);
        await site.setViewportSize({ width, height: await frame.evaluate(() => window.innerHeight) });
        const [drawn, published] = [
          await seenElements(frame, "[data-gjs-type=wrapper]"),
          await seenElements(site, "body"),
        ];
        pairs += drawn.length;
        largest = Math.max(largest, largestDifference(drawn, published));
        found.push(...differencesBetween(drawn, published).map((difference) => `/${path}, ${width} px: ${difference}`));
      }
    }

    console.log(`${name}: ${pairs} pairs of elements, at most ${largest} px apart`);
    expect(pairs).toBeGreaterThan(0);
    expect(found.slice(0, DIFFERENCES_SHOWN_MAX)).toEqual([]);
  });
