// Puts a long word into every text of each section.
import { expect, test } from "@playwright/test";
import { SECTIONS } from "@/lib/sections/sections";
import { pageHtml } from "@/lib/site-pages/page-html";
import { parseCss } from "@/lib/site-pages/parse-css";
import { parseHtml } from "@/lib/site-pages/parse-html";
import { SITE_WIDTHS } from "@/lib/site-styles/widths";

const WORD = "Lebensmittelunverträglichkeiten";

test("no section is wider than the screen when its texts are long words", async ({ page }) => {
  const faults: string[] = [];
  for (const { id, html, css } of SECTIONS) {
    const components = parseHtml(html);
    const home = {
      id: "home",
      name: "Home",
      slug: "",
      title: "Home",
      frames: [{ component: { type: "wrapper", components } }],
    };
    await page.setContent(pageHtml({ pages: [home], styles: parseCss(css) }, home, { lang: "de" }));
    await page.evaluate((word) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (
          /\p{L}{2}/u.test(walker.currentNode.nodeValue ?? "") &&
          !walker.currentNode.parentElement?.closest("style, option")
        )
          walker.currentNode.nodeValue = word;
    }, WORD);
    for (const { width } of SITE_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
      if (scrollWidth > width) faults.push(`${id} at ${width} px: ${scrollWidth} px`);
    }
  }
  expect(faults).toEqual([]);
});
