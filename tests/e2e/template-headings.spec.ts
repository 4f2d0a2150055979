// Puts names that are longer than the words of the templates into all headings. `npm test` tries three templates,
// `npm run test:slow parity` all.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { pageHtml } from "@/lib/site-pages/page-html";
import { findFontFile } from "@/lib/site-styles/font-faces";
import { SITE_WIDTHS } from "@/lib/site-styles/widths";
import { CATALOG } from "@/lib/templates/catalog";
import { templateDocument } from "@/lib/templates/template-document";
import { headingFaults } from "./heading-faults";

const ORIGIN = "http://template.test";
const FEW = ["hair-salon", "choir-festival", "supper-restaurant"];
const templates = CATALOG.filter(({ id, category }) =>
  process.env.PLINTH_SLOW ? category !== "blank" : FEW.includes(id),
);
const TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Names of 8, 20 and 40 letters. */
const NAMES = [
  { lang: "en", text: "Hartwell" },
  { lang: "en", text: "Internationalisation" },
  { lang: "en", text: "Internationalisation Correspondents United" },
  { lang: "de", text: "Handwerk" },
  { lang: "de", text: "Lebensversicherungen" },
  { lang: "de", text: "Rechtsschutzversicherungsgesellschaft Ulm" },
  { lang: "ar", text: "الياسمين" },
  { lang: "ar", text: "استوديو التصميم الحديث" },
  { lang: "ar", text: "مؤسسة الشرق للاستشارات القانونية والمالية دبي" },
];

/** Shows a page with the fonts and pictures that it names. */
async function show(page: Page, html: string) {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ body: html, contentType: "text/html" });
    const file = pathname.startsWith("/site-fonts/") ? findFontFile(pathname.slice(12)) : path.join("public", pathname);
    const body = file && (await readFile(file).catch(() => null));
    return body ? route.fulfill({ body, contentType: TYPES[path.extname(pathname)] }) : route.fulfill({ status: 404 });
  });
  await page.goto(ORIGIN);
  await page.evaluate(() => document.fonts.ready);
}

/** Each name is put into each heading, at each width. */
const TIMEOUT_MS = 3 * 60_000;

for (const template of templates)
  test(`headings of ${template.id} hold long names`, async ({ page }) => {
    test.setTimeout(TIMEOUT_MS);
    const document = templateDocument(template);
    for (const documentPage of document.pages) {
      await page.unrouteAll();
      await show(page, pageHtml(document, documentPage, { lang: "en" }));
      for (const { width } of SITE_WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const name of NAMES)
          expect(await headingFaults(page, name), `/${documentPage.slug}, ${width} px: ${name.text}`).toEqual([]);
      }
    }
  });
