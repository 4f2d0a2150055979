import { expect, type Page } from "@playwright/test";

const CPU_SLOWDOWN = 6;

/** Opens a page without its scripts, on a slow processor. Returns a function that loads the scripts. */
export async function openWithoutScripts(page: Page, path: string) {
  const loadScripts = await delayScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  return loadScripts;
}

/** Slows the processor down and delays the scripts of the next pages. Returns a function that loads the scripts. */
export async function delayScripts(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  let loadScripts: () => void = () => undefined;
  const scriptsReleased = new Promise<void>((resolve) => {
    loadScripts = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  return loadScripts;
}

/**
 * Opens a page for members again and again, until it is sent from the cache. Only a page from the cache has the user's
 * data at its end. The first page may not be from the cache, because another test may have changed a setting.
 */
export const openFromCache = (page: Page, path: string) =>
  expect(async () => {
    const response = await page.goto(path, { waitUntil: "commit" });
    expect(await response?.text()).toContain('id="own-data"');
  }).toPass();
