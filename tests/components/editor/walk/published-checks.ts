import { type DefaultTreeAdapterTypes as Nodes, parse, defaultTreeAdapter as tree } from "parse5";
import { checkDocument } from "@/lib/publications/checks/check-document";
import { renderSite } from "@/lib/publications/render";
import { VOID_TAGS } from "@/lib/site-pages/allowed-markup";
import { parseDocument, rootOf, type SiteDocument } from "@/lib/site-pages/document";
import { visitElements } from "@/lib/site-pages/elements";
import { createPageWriter } from "@/lib/site-pages/page-html";

type Node = { tag: string; children: Node[] };

const nested = (nodes: readonly Nodes.ChildNode[]): Node[] =>
  nodes.filter(tree.isElementNode).map(({ tagName, childNodes }) => ({ tag: tagName, children: nested(childNodes) }));

/** The elements of a page as a browser reads them. */
function parsedElements(html: string): Node[] {
  const [page] = parse(html).childNodes.filter(tree.isElementNode);
  const body = page?.childNodes.filter(tree.isElementNode).find(({ tagName }) => tagName === "body");
  return nested(body?.childNodes ?? []);
}

/** The elements of a page as they are in the document. Browsers put the rows of a table into a `tbody`. */
function documentElements(page: SiteDocument["pages"][number]): Node[] {
  const open: Node[] = [{ tag: "body", children: [] }];
  visitElements(rootOf(page), {
    enter({ tag }) {
      const node = { tag: tag.toLowerCase(), children: [] };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    leave: () => void open.pop(),
  });
  return open[0]?.children ?? [];
}

const shape = (nodes: readonly Node[], isHtml = true): string =>
  nodes
    .map(({ tag, children }) => {
      const isRead = !isHtml || !VOID_TAGS.has(tag);
      return `${tag.toLowerCase()}(${isRead ? shape(children, isHtml && tag !== "svg") : ""})`;
    })
    .join("");

/** Expects that a document can be published, and that browsers read each page as it is, or a check names the page. */
export function expectPublishable(text: string): void {
  const findings = checkDocument({ document: text, files: new Map(), recipient: "none", hosts: ["walk"] });
  const document = parseDocument(text);
  renderSite(document, { lang: "en", name: "Walk", files: new Map(), icon: undefined });
  const write = createPageWriter(document, { lang: "en" });
  for (const page of document.pages) {
    if (findings.some(({ rule, pageId }) => rule === "markup-nesting" && pageId === page.id)) continue;
    expect(shape(parsedElements(write(page).html))).toBe(shape(documentElements(page)));
  }
}
