import "server-only";
import { type DefaultTreeAdapterTypes as Nodes, parseFragment, defaultTreeAdapter as tree } from "parse5";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { INLINE_TAGS } from "@/lib/site-pages/inline-tags";
import { separateTexts } from "@/lib/site-pages/separate-texts";

const TYPES: Readonly<Record<string, string>> = {
  a: "link",
  label: "label",
  img: "image",
  video: "video",
  iframe: "iframe",
  table: "table",
  thead: "thead",
  tbody: "tbody",
  tfoot: "tfoot",
  tr: "row",
  td: "cell",
  th: "cell",
  svg: "svg",
  form: "form",
  input: "input",
  textarea: "textarea",
  select: "select",
  button: "button",
};

/**
 * Parses our own HTML into components of the editor's document, in which each text is an element of its own. Leaves out
 * text outside elements.
 */
export function parseHtml(html: string): DocumentComponent[] {
  return tree
    .getChildNodes(parseFragment(html))
    .flatMap(componentOf)
    .filter(({ type }) => type !== "textnode")
    .map(separateTexts);
}

function componentOf(node: Nodes.ChildNode): DocumentComponent[] {
  if (tree.isTextNode(node)) return textComponent(node.value);
  return tree.isElementNode(node) ? [elementComponent(node)] : [];
}

function textComponent(value: string): DocumentComponent[] {
  const content = value.replace(/\s+/g, " ");
  return content === "" ? [] : [{ type: "textnode", content }];
}

function elementComponent(element: Nodes.Element): DocumentComponent {
  const { tagName, attrs } = element;
  const { class: classes, ...attributes } = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const components = withoutOuterSpace(tree.getChildNodes(element).flatMap(componentOf), tagName);
  const type = TYPES[tagName] ?? (isText(element) ? "text" : undefined);
  return {
    ...(type && { type }),
    tagName,
    ...(classes && { classes: classes.split(/\s+/).filter(Boolean) }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(components.length > 0 && { components }),
  };
}

/** Whether an element has text of its own, and contains no elements except those in `INLINE_TAGS`. */
function isText(node: Nodes.Element): boolean {
  const children = tree.getChildNodes(node).filter((child) => !tree.isTextNode(child) || child.value.trim() !== "");
  return children.some(tree.isTextNode) && children.every((child) => tree.isTextNode(child) || isInline(child));
}

const isInline = (node: Nodes.ChildNode): boolean =>
  tree.isElementNode(node) &&
  INLINE_TAGS.has(node.tagName) &&
  tree.getChildNodes(node).every((child) => tree.isTextNode(child) || isInline(child));

/**
 * Removes spaces at the start and the end of an element, but not of an inline element with text of its own. In a block
 * without text of its own, also removes the spaces between its children.
 */
function withoutOuterSpace(components: DocumentComponent[], tag: string): DocumentComponent[] {
  const hasWords = components.some(({ type, content }) => type === "textnode" && content?.trim());
  const isInlineTag = INLINE_TAGS.has(tag);
  if (hasWords && isInlineTag) return components;
  if (!hasWords && !isInlineTag) return components.filter(({ type }) => type !== "textnode");
  return components
    .map((component, index) => {
      if (component.type !== "textnode" || component.content === undefined) return component;
      const start = index === 0 ? component.content.trimStart() : component.content;
      return { ...component, content: index === components.length - 1 ? start.trimEnd() : start };
    })
    .filter(({ type, content }) => type !== "textnode" || content !== "");
}
