import { SECTIONS } from "@/lib/sections/sections";
import { pageHtml } from "@/lib/site-pages/page-html";
import { blank } from "@/lib/templates/blank";
import { CATALOG } from "@/lib/templates/catalog";
import type { Template } from "@/lib/templates/template";
import { templateDocument } from "@/lib/templates/template-document";

/** Returns the first page of each template except the blank one, as a visitor sees it. */
export function templatePages() {
  return CATALOG.filter(({ id }) => id !== blank.id).map((template) => ({
    id: template.id,
    html: firstPage(template),
  }));
}

/** Returns a page for each ready-made section, which contains only that section, in neutral colours. */
export function sectionPages() {
  const [page] = blank.pages;
  return SECTIONS.map(({ id, html, css }) => ({ id, html: firstPage({ ...blank, css, pages: [{ ...page, html }] }) }));
}

function firstPage(template: Template): string {
  const document = templateDocument(template);
  const [page] = document.pages;
  return page ? pageHtml(document, page, { lang: "en" }) : "";
}
