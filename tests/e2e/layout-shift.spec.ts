import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures";
import { openFromCache } from "./slow-page";

const CPU_SLOWDOWN = 4;

type Shift = { value: number; moves: string[] };
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };

/**
 * Slows the processor down and records each layout shift of the next page, with the elements that moved. Returns a
 * function that reads the recorded shifts.
 */
async function recordShifts(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    const describe = ({ node, previousRect, currentRect }: Source) =>
      `${rect(previousRect)} became ${rect(currentRect)}: ${node?.nodeName} ${node?.textContent?.slice(0, 80)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, moves: sources.map(describe) });
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

test.beforeEach(() => test.slow());

const PAGES = [
  { path: "/dashboard", lastPart: (page: Page) => page.getByRole("link", { name: "New project" }).last() },
  { path: "/account-settings", lastPart: (page: Page) => page.getByLabel("First name") },
];

for (const { path, lastPart } of PAGES)
  for (const width of [1280, 375])
    test(`nothing moves while ${path} loads, ${width} px wide`, async ({ page, member, logIn }) => {
      await logIn(page, member);
      await page.setViewportSize({ width, height: 800 });
      const shifts = await recordShifts(page);

      await openFromCache(page, path);
      await untilHydrated(page);
      await page.waitForLoadState("networkidle");
      await expect(lastPart(page).first()).toBeVisible();

      expect(await shifts()).toEqual([]);
    });

test("a button keeps its width while its form is being saved", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await page.goto("/account-settings");
  await untilHydrated(page);
  await page.getByLabel("First name").fill("Ines");
  const button = page
    .locator("form")
    .filter({ has: page.getByLabel("First name") })
    .getByRole("button", { name: /Save|Saving/ });
  const widthBefore = (await button.boundingBox())?.width;
  await page.route("**/api/v1/**", (route) => (route.request().method() === "GET" ? route.continue() : undefined));

  await button.click();

  await expect(button).toHaveAttribute("aria-busy", "true");
  expect((await button.boundingBox())?.width).toBe(widthBefore);
});
