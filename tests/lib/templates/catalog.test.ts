import { existsSync } from "node:fs";
import grapesjs from "grapesjs";
import { type DocumentComponent, toSiteDocument } from "@/lib/site-pages/document";
import { pageHtml } from "@/lib/site-pages/page-html";
import { CATALOG } from "@/lib/templates/catalog";
import { templateDocument } from "@/lib/templates/template-document";

const MIN_TEMPLATES = 12;
const templates = CATALOG.filter(({ category }) => category !== "blank");
const templatesWithIds = templates.map((template) => [template.id, template] as const);
const STANDARD_COLORS = ["background", "surface", "text", "muted", "line", "accent", "on-accent"];

test("there are at least twelve templates with different ids", () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBeGreaterThanOrEqual(MIN_TEMPLATES);
});

describe.each(templatesWithIds)("%s", (id, template) => {
  const document = templateDocument(template);
  const pages = document.pages.map((page) => pageHtml(document, page, { lang: "en" }));
  const html = pages.join("");

  test("has several pages, and the colours that ready-made sections need", () => {
    expect(template.pages.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(template.colors)).toEqual(expect.arrayContaining(STANDARD_COLORS));
  });

  test("each page has a title, a description and one main heading", () => {
    for (const [index, page] of template.pages.entries()) {
      expect([page.title, page.description].every(Boolean)).toBe(true);
      expect(pages[index]?.match(/<h1[ >]/g)).toHaveLength(1);
    }
  });

  test("each link inside the site names a page", () => {
    const paths = new Set(template.pages.map(({ slug }) => `/${slug}`));
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path]) => path);
    expect(links.filter((path) => !paths.has(path ?? ""))).toEqual([]);
  });

  test("each picture exists and has an `alt`, which may be empty", () => {
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture).toMatch(/ alt="/);
      expect(existsSync(`public${/ src="([^"]+)"/.exec(picture)?.[1]}`)).toBe(true);
    }
  });

  test("has a thumbnail and pictures for the documentation", () => {
    for (const file of [
      `public/templates/${id}/thumbnail.avif`,
      `docs/templates/${id}-1280.webp`,
      `docs/templates/${id}-375.webp`,
    ])
      expect(existsSync(file)).toBe(true);
  });

  test("is unchanged after the engine has loaded and stored it, and the engine's HTML for the first page equals ours", () => {
    const engine = startEngine(document);
    const storedDocument = toSiteDocument(engine.getProjectData() as { pages: { id: string }[] });
    const [firstPage] = engine.Pages.getAll();
    const engineHtml = firstPage ? engine.getHtml({ component: firstPage.getMainComponent() }) : "";
    engine.destroy();

    expect(storedDocument.pages.map((page) => pageHtml(storedDocument, page, { lang: "en" }))).toEqual(pages);
    expect(normalise(engineHtml)).toContain("<h1>");
    expect(normalise(pages[0] ?? "")).toBe(normalise(engineHtml));
  });

  test("no two elements of a page have the same id", () => {
    for (const page of document.pages) {
      const ids = idsIn(page.frames[0]?.component ?? {});
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

const startEngine = (projectData: object) =>
  grapesjs.init({
    headless: true,
    storageManager: false,
    telemetry: false,
    log: false,
    keepUnusedStyles: true,
    domComponents: { keepAttributeIdsCrossPages: true },
    projectData,
  });

const idsIn = ({ attributes, components = [] }: DocumentComponent): unknown[] => [
  ...(attributes?.id ? [attributes.id] : []),
  ...components.flatMap(idsIn),
];

/** The tags and text of a body. Attributes are left out, because the engine writes them in another order. */
const normalise = (html: string) =>
  /<body[^>]*>([\s\S]*)<\/body>/
    .exec(html)?.[1]
    ?.replace(/<(\w+)[^>]*?\/?>/g, "<$1>")
    .replace(/&quot;|&#34;/g, '"');
