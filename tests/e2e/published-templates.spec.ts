import type { Page } from "@playwright/test";
import { CATALOG } from "@/lib/templates/catalog";
import { apiOf } from "./api";
import { findAxeViolations } from "./axe";
import { environmentValue, expect, test } from "./fixtures";

const WIDTHS = [1280, 375];
const templates = CATALOG.filter(({ category }) => category !== "blank");

/** Returns what is wrong with the page at this width, in words. */
async function findFaultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 820 });
  const { scripts, scrollWidth } = await page.evaluate(() => ({
    scripts: document.scripts.length,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  return [
    ...(scripts > 0 ? [`has ${scripts} scripts`] : []),
    ...(scrollWidth > width ? [`is ${scrollWidth} px wide`] : []),
    ...(await findAxeViolations(page)),
  ];
}

/** Opens the menu of a page that has one on phones. Returns whether its links are then seen. */
async function opensMenu(page: Page): Promise<boolean> {
  const button = page.locator("header summary");
  if ((await button.count()) === 0) return true;
  const link = page.locator("header nav a").first(); // by its place: a hidden element has no role
  const wasHidden = await link.isHidden();
  await button.click();
  return wasHidden && (await link.isVisible());
}

for (const { id, name, pages } of templates)
  test(`the published pages of ${id} have no script, fit each screen, and axe finds nothing`, async ({
    page,
    member,
    logIn,
  }) => {
    const origin = environmentValue("PLINTH_E2E_URL");
    await logIn(page, member);
    const api = apiOf(page.request, origin);
    const projectId = await api.createProject(name, { template: id });
    await api.publish(await api.createSite({ name, slug: `all-${id}`, project_id: projectId }));

    for (const { slug } of pages) {
      await page.goto(`${origin.replace("//", `//all-${id}.sites.`)}/${slug}`);
      for (const width of WIDTHS) expect(await findFaultsAt(page, width), `/${slug}, ${width} px wide`).toEqual([]);
      expect(await opensMenu(page), `/${slug}: the menu on phones`).toBe(true);
    }
  });
