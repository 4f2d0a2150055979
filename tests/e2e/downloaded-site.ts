import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Browser, Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";

/** Unpacks the zip of a website. Returns its new folder. */
export async function unpackSite(zip: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "plinth-export-"));
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  return folder;
}

/**
 * Unpacks a downloaded website and, without a network, opens `index.html` as a double click on it does. Then
 * calls `act` with that page and the folder.
 */
export async function openOffline(browser: Browser, download: Download, act: (page: Page, folder: string) => unknown) {
  const folder = await unpackSite(await readFile(await download.path()));
  const offline = await browser.newContext({ offline: true });
  const page = await offline.newPage();
  await page.goto(`file://${folder}/index.html`);
  await act(page, folder);
  await offline.close();
  await rm(folder, { recursive: true });
}

/** Loads all pictures, even lazy ones. Returns how many fail to load. */
export const countBrokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const loads = [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode();
    });
    return (await Promise.allSettled(loads)).filter(({ status }) => status === "rejected").length;
  });
