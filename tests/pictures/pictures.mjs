// npm run pictures: takes pictures of the templates and the ready-made sections in Chromium. The app shows the
// thumbnails, and docs/templates has the larger pictures. With ids as arguments, takes only pictures of these.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import sharp from "sharp";

const ROOT = process.cwd();
const ids = process.argv.slice(2);
const isWanted = ({ id }) => ids.length === 0 || ids.includes(id);
const ORIGIN = "http://site.test";
const BUNDLE = path.resolve(".tmp/pictures/pages.mjs");
const TYPES = { ".svg": "image/svg+xml", ".avif": "image/avif", ".webp": "image/webp", ".woff2": "font/woff2" };

await build({
  entryPoints: ["tests/pictures/pages.ts"],
  outfile: BUNDLE,
  bundle: true,
  format: "esm",
  platform: "node",
  logLevel: "error",
  alias: { "@": ROOT, "server-only": path.resolve("tests/support/server-only.ts") },
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
});
const { templatePages, sectionPages } = await import(pathToFileURL(BUNDLE).href);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });

await mkdir("docs/templates", { recursive: true });
for (const { id, html } of templatePages().filter(isWanted)) {
  await writeFile(`docs/templates/${id}-1280.webp`, await toWebp(await takePicture(html, 1280, true)));
  await writeFile(`docs/templates/${id}-375.webp`, await toWebp(await takePicture(html, 375, true)));
  await writeFile(
    `public/templates/${id}/thumbnail.avif`,
    await toThumbnail(await takePicture(html, 1280, false), 640),
  );
}
for (const { id, html } of sectionPages().filter(isWanted)) {
  await writeFile(`public/sections/${id}.avif`, await toThumbnail(await takePicture(html, 1280, true), 440));
}
await browser.close();
await rm(path.dirname(BUNDLE), { recursive: true });

async function takePicture(html, width, fullPage) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.route(`${ORIGIN}/**`, (route) => respond(route, html));
  await page.goto(ORIGIN);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
    return Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => 0))]);
  });
  const picture = fullPage ? await page.locator("body").screenshot() : await page.screenshot();
  await page.close();
  return picture;
}

async function respond(route, html) {
  const { pathname } = new URL(route.request().url());
  if (pathname === "/") return route.fulfill({ body: html, contentType: "text/html" });
  const file = pathname.startsWith("/site-fonts/") ? fontFile(pathname) : path.join("public", pathname);
  const body = await readFile(file).catch(() => null);
  return body ? route.fulfill({ body, contentType: TYPES[path.extname(file)] }) : route.fulfill({ status: 404 });
}

/** Returns the path of a site font's file in the package that contains it. */
function fontFile(pathname) {
  const name = path.basename(pathname);
  const family = name.replace(
    /-(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-wght-\w+\.woff2$/,
    "",
  );
  return path.join("node_modules/@fontsource-variable", family, "files", name);
}

function toWebp(png) {
  return sharp(png).webp({ quality: 72, effort: 6 }).toBuffer();
}

function toThumbnail(png, width) {
  return sharp(png).resize({ width }).avif({ quality: 55, effort: 6 }).toBuffer();
}
