import fc from "fast-check";
import { type DefaultTreeAdapterTypes as Nodes, parseFragment, defaultTreeAdapter as tree } from "parse5";
import { TAGS } from "@/lib/sanitise/allowed-html";
import { allowedTag, VOID_TAGS } from "@/lib/site-pages/allowed-markup";
import { bodyHtml } from "@/lib/site-pages/component-html";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { visitElements } from "@/lib/site-pages/elements";
import { conflictOf } from "@/lib/site-pages/nesting";

const FORM_TAGS = [
  "form",
  "fieldset",
  "legend",
  "label",
  "input",
  "textarea",
  "select",
  "optgroup",
  "option",
  "button",
];
const ALL = [...TAGS, ...FORM_TAGS, "iframe", "dialog", "datalist"].filter((tag) => allowedTag(tag) === tag);
const CONTAINERS = ALL.filter((tag) => !VOID_TAGS.has(tag));
const TABLE_PARTS = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

/** What must be around an element. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  caption: ["table"],
  colgroup: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tfoot: ["table"],
  tr: ["table", "tbody"],
  td: ["table", "tbody", "tr"],
  th: ["table", "tbody", "tr"],
  option: ["select"],
  optgroup: ["select"],
};

const htmlOf = (component: DocumentComponent) =>
  bodyHtml(
    { components: [component] },
    {
      names: { classes: new Set(), ids: new Set(), tags: new Set(), hasCode: false },
      addresses: { link: new Set(), media: new Set() },
    },
  );

const chainOf = (tags: readonly string[]) =>
  tags.reduceRight<DocumentComponent[]>((components, tagName) => [{ tagName, components }], [])[0] ?? {};

/** The structure of a parsed page: `ul(li()li())`. */
const parsedShape = (nodes: readonly Nodes.ChildNode[]): string =>
  nodes
    .filter(tree.isElementNode)
    .map((node) => `${node.tagName}(${parsedShape(node.childNodes)})`)
    .join("");

/** The structure of a page that browsers leave as it is, except that they put the rows of a table into a `tbody`. */
function writtenShape({ tagName = "", components = [] }: DocumentComponent): string {
  const inner = VOID_TAGS.has(tagName) ? "" : components.map(writtenShape).join("");
  const hasRows = tagName === "table" && components.some((child) => child.tagName === "tr");
  return `${tagName}(${hasRows ? `tbody(${inner})` : inner})`;
}

const isKept = (component: DocumentComponent) =>
  parsedShape(parseFragment(htmlOf(component)).childNodes) === writtenShape(component);

/** Whether a table has rows beside its other parts, which the rules allow and `writtenShape` does not describe. */
const hasMixedRows = ({ tagName, components = [] }: DocumentComponent): boolean =>
  (tagName === "table" && new Set(components.map((child) => child.tagName === "tr")).size > 1) ||
  components.some(hasMixedRows);

/** Whether the rules find nothing in a component. */
function isInPlace(root: DocumentComponent): boolean {
  if (hasMixedRows(root)) return false;
  const tags: string[] = [];
  let conflicts = 0;
  visitElements(
    { components: [root] },
    {
      enter({ tag }) {
        if (conflictOf(tags, tag) !== null) conflicts += 1;
        tags.push(tag);
      },
      leave: () => tags.pop(),
    },
  );
  return conflicts === 0;
}

test.each([[[]], [["span"]], [["div"]], [["section"]], [["ul"]], [["button"]]])(
  "an element may be in another exactly if a parser leaves it there, with %j in between",
  (between) => {
    const wrong = CONTAINERS.flatMap((outer) => {
      const ancestors = [...(AROUND[outer] ?? []), outer, ...between];
      if (!isInPlace(chainOf(ancestors))) return [];
      return ALL.filter((tag) => {
        // parsers keep a form in a table, but not what is in it
        if (tag === "form" && TABLE_PARTS.has(ancestors.at(-1) ?? "")) return false;
        return (conflictOf(ancestors, tag) === null) !== isKept(chainOf([...ancestors, tag]));
      }).map((tag) => `${ancestors.join(" > ")} > ${tag}`);
    });
    expect(wrong).toEqual([]);
  },
);

test("a page in which the rules find nothing is parsed as it is written", () => {
  const { component } = fc.letrec<{ component: DocumentComponent }>((tie) => ({
    component: fc.record({
      tagName: fc.constantFrom(...ALL, "a", "p", "li", "table", "tr", "td", "form", "button"),
      components: fc.oneof({ maxDepth: 5 }, fc.constant([]), fc.array(tie("component"), { maxLength: 3 })),
    }),
  }));
  let pages = 0;
  fc.assert(
    fc.property(component, (page) => {
      if (!isInPlace(page)) return;
      pages += 1;
      expect([htmlOf(page), isKept(page)]).toEqual([htmlOf(page), true]);
    }),
    { numRuns: 3000 },
  );
  expect(pages).toBeGreaterThan(300);
});
