import { SECTIONS } from "@/lib/sections/sections";
import { pageHtml } from "@/lib/site-pages/page-html";
import { blank } from "@/lib/templates/blank";
import { CATALOG } from "@/lib/templates/catalog";
import { templateDocument } from "@/lib/templates/template-document";

/** The first page of each template, as a visitor sees it. */
export function templatePages() {
  return CATALOG.filter(({ id }) => id !== blank.id).map((template) => {
    const document = templateDocument(template);
    return { id: template.id, html: pageHtml(document, document.pages[0], { lang: "en" }) };
  });
}

/** Each ready section on a page of its own, in neutral colours. */
export function sectionPages() {
  return SECTIONS.map(({ id, html, css }) => {
    const document = templateDocument({ ...blank, css, pages: [{ ...blank.pages[0], html }] });
    return { id, html: pageHtml(document, document.pages[0], { lang: "en" }) };
  });
}
