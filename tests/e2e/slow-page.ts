import { expect, type Page } from "@playwright/test";

const CPU_SLOWDOWN = 6;

/** Opens a page without its scripts, on a slow processor. Returns a function that loads the scripts. */
export async function openWithoutScripts(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  let load: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return load;
}

/** Waits until the member page is sent from the cache. Such a page ends with the user's data. */
export const untilCached = (page: Page, path: string) =>
  expect(async () => expect(await (await page.request.get(path)).text()).toContain('id="own-data"')).toPass();
