import { HtmlValidate } from "html-validate";
import { renderSite } from "@/lib/publications/render";
import { SECTIONS } from "@/lib/sections/sections";
import { linkHtml, plainPage } from "@/lib/site-host/plain-page";
import type { SiteDocument } from "@/lib/site-pages/document";
import { parseCss } from "@/lib/site-pages/parse-css";
import { parseHtml } from "@/lib/site-pages/parse-html";
import { CATALOG } from "@/lib/templates/catalog";
import { templateDocument } from "@/lib/templates/template-document";

/** What the HTML standard forbids, and what screen readers misunderstand. */
const PRESETS = ["html-validate:standard", "html-validate:a11y"];
const pageValidator = new HtmlValidate({ extends: PRESETS, rules: { "heading-level": "error" } });
/** A section may begin with any heading, because it is only part of a page. */
const partValidator = new HtmlValidate({ extends: PRESETS });

const faultsIn = (html: string, validator: HtmlValidate) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ message, offset }) => `${message}: ${html.slice(offset - 20, offset + 100)}`);

/** Renders the pages with photos instead of drawings, so that the HTML has `srcset` attributes. Returns the faults. */
function faultsOf(document: SiteDocument, validator: HtmlValidate) {
  const pictures = JSON.stringify(document).match(/\/(?:templates\/[\w-]+|sections)\/[\w-]+\.\w+/g) ?? [];
  const photo = { extension: "jpg", mime: "image/jpeg", width: 1600, height: 1000, isAnimated: false };
  const files = new Map(
    pictures.map((address, index) => [address, { ...photo, id: index.toString(16).padStart(20, "0") }]),
  );
  const { pages } = renderSite(document, { lang: "en", name: "Kiln Row", files, icon: undefined });
  return pages.flatMap(({ path, html }) => faultsIn(html, validator).map((fault) => `${path} ${fault}`));
}

test.each(CATALOG.map((template) => [template.id, template] as const))(
  "the pages of the template %s are valid",
  (_, template) => {
    expect(faultsOf(templateDocument(template), pageValidator)).toEqual([]);
  },
);

test.each(SECTIONS.map((section) => [section.id, section] as const))(
  "a page with the section %s is valid",
  (_, { html, css }) => {
    const component = { type: "wrapper", components: parseHtml(html) };
    const pages = [{ id: "home", title: "A section", description: "On a page.", frames: [{ component }] }];
    expect(faultsOf({ pages, styles: parseCss(css) }, partValidator)).toEqual([]);
  },
);

test("the plain page, which is shown where a site has no page of its own, is valid", () => {
  const html = plainPage({ lang: "en", title: "Thank you", text: "It was sent.", extraHtml: linkHtml("/", "Back") });
  expect(faultsIn(html, pageValidator)).toEqual([]);
});
