import { checkDocument } from "@/lib/publications/checks/check-document";
import { FINDINGS_MAX } from "@/lib/publications/checks/checks";
import { findFileAddresses } from "@/lib/publications/find-file-addresses";
import { type RenderedDocument, renderDocument } from "@/lib/publications/render-document";
import { PAGE_MAX_BYTES, SITE_MAX_BYTES } from "@/lib/site-pages/page-size";
import { HOSTILE_DOCUMENTS } from "../../support/hostile-documents";

/**
 * Before the work was linear, the worst of these took 80 seconds on a quiet machine. Now it takes 3, and a busy machine
 * is four times slower. How the times grow is a test of its own.
 */
const TASK_MAX_MS = 16_000;

const check = (document: string) => checkDocument({ document, files: new Map(), recipient: "none", hosts: [] });
const render = (document: string): RenderedDocument =>
  renderDocument({ document, lang: "en", name: "Site", files: new Map(), icon: undefined });

function measureMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const pagesOf = (rendered: RenderedDocument | undefined) => (rendered && "pages" in rendered ? rendered.pages : []);

const makeText = (name: string) => {
  const { size = 0, make } = HOSTILE_DOCUMENTS[name] ?? {};
  return JSON.stringify(make?.(size));
};
const NAMES = Object.keys(HOSTILE_DOCUMENTS);

test.each(NAMES)("checks %s within seconds, and names at most 200 problems", (name) => {
  const document = makeText(name);
  let findings: unknown[] = [];

  expect(measureMs(() => (findings = check(document)))).toBeLessThan(TASK_MAX_MS);
  expect(findings.length).toBeLessThanOrEqual(FINDINGS_MAX);
});

test.each(NAMES)("finds the files of %s within seconds", (name) => {
  const document = makeText(name);

  expect(measureMs(() => findFileAddresses(document))).toBeLessThan(TASK_MAX_MS);
});

test.each(NAMES)("renders %s within seconds, as pages of a limited size or as the page that is too large", (name) => {
  const document = makeText(name);
  let rendered: RenderedDocument | undefined;

  expect(measureMs(() => (rendered = render(document)))).toBeLessThan(TASK_MAX_MS);
  const sizes = pagesOf(rendered).map(({ html }) => Buffer.byteLength(html));
  expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(PAGE_MAX_BYTES);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SITE_MAX_BYTES);
});

test.each([
  ["rules for all elements on many empty pages", "styles"],
  ["long texts with characters that are escaped", "content"],
  ["a form with many fields", "fields"],
])("the checks say of %s that its %s are too large", (name, part) => {
  const messages = check(makeText(name)).flatMap(({ rule, message }) => (rule === "too-large" ? [message[0]] : []));

  expect(messages).toContainEqual(expect.stringContaining(part));
});

test("the checks name the page with which a site becomes too large, and only that page", () => {
  const html = "x".repeat(1_500_000);
  const pages = Array.from({ length: 60 }, (_, index) => ({
    id: `p${index}`,
    name: `Page ${index}`,
    component: { classes: ["a"] },
  }));
  const document = JSON.stringify({ pages, styles: [{ selectors: ["a"], style: { "--a": `"${html}"` } }] });

  const findings = check(document).filter(({ rule }) => rule === "too-large");
  expect(findings.map(({ pageId }) => pageId)).toEqual(["p34"]);
  expect(render(document)).toEqual({ tooLarge: { part: "site", page: "Page 34" } });
});
