import {
  ADDRESS_ATTRIBUTES,
  allowedSvgTag,
  allowedTag,
  isAllowedAddress,
  isAllowedAttribute,
} from "@/lib/site-pages/allowed-markup";
import type { DocumentComponent } from "@/lib/site-pages/document";

/** The tags for the engine's component types. A type that is missing here becomes a `div`. */
const TYPE_TAGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    link: "a",
    label: "label",
    image: "img",
    video: "video",
    iframe: "iframe",
    map: "iframe",
    svg: "svg",
    table: "table",
    thead: "thead",
    tbody: "tbody",
    tfoot: "tfoot",
    row: "tr",
    cell: "td",
    form: "form",
    input: "input",
    textarea: "textarea",
    select: "select",
    option: "option",
    button: "button",
    checkbox: "input",
    radio: "input",
  }),
);

/**
 * The class names, ids and tags of a page. They decide which CSS the page needs. `hasCode`: whether the page also has
 * custom code, whose names are not known.
 */
export type UsedNames = { classes: Set<string>; ids: Set<string>; tags: Set<string>; hasCode: boolean };

/** Elements nested more deeply than this are left out. Browsers support at most 512 levels. */
export const DEPTH_MAX = 256;

/** The tag to write for a component. Null for a component that is left out. `isInSvg`: whether it is in a drawing. */
export function tagOf({ tagName, type }: DocumentComponent, isInSvg = false): string | null {
  if (type === "comment" || type === "script" || type === "head") return null;
  if (type === "custom-code") return isInSvg ? null : "div"; // around the code
  const tag = typeof tagName === "string" && tagName ? tagName : (TYPE_TAGS.get(type ?? "") ?? "div");
  return isInSvg ? allowedSvgTag(tag) : allowedTag(tag);
}

/**
 * The attributes to write for a component, each with an allowed value. Adds the class names and the id to `usedNames`.
 */
export function attributesOf(
  tag: string,
  { attributes, classes }: DocumentComponent,
  usedNames?: UsedNames,
): Record<string, string> {
  const written: Record<string, string> = {};
  const names = classNames(classes);
  if (names.length > 0) written.class = names.join(" ");
  for (const name of names) usedNames?.classes.add(name);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    const text = attributeText(value);
    if (text !== null && isAllowedAttribute(tag, name) && isAllowedValue(tag, name, text)) written[name] = text;
  }
  if (written.id) usedNames?.ids.add(written.id);
  return written;
}

/** Null for an attribute that is not written, for example because its value is false. */
function attributeText(value: unknown): string | null {
  if (value === true) return "";
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

const MEDIA_TAGS = new Set(["img", "source", "audio", "video", "track", "image", "feImage"]);
/** Elements of a drawing that repeat another part of it. */
const REFERENCES = new Set(["use", "textPath"]);

/** What a page of others in a frame may do: nothing that asks the visitor, such as the camera. */
const FRAME_FEATURES = new Set(["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"]);

function isAllowedValue(tag: string, name: string, value: string): boolean {
  if (tag === "iframe" && name === "src") return /^https:\/\//i.test(value);
  if (tag === "iframe" && name === "allow") return value.split(";").every((part) => FRAME_FEATURES.has(part.trim()));
  if (REFERENCES.has(tag) && name === "href") return value.startsWith("#");
  if (name === "srcset") return value.split(",").every((part) => isAllowedAddress(part.trim(), { media: true }));
  return !ADDRESS_ATTRIBUTES.has(name) || isAllowedAddress(value, { media: MEDIA_TAGS.has(tag) });
}

/** The classes of a component. */
export function classNames(classes: DocumentComponent["classes"]): string[] {
  if (!Array.isArray(classes)) return [];
  const names = classes.map((item: unknown) => (typeof item === "string" ? item : (item as { name?: unknown })?.name));
  return names.filter((name): name is string => typeof name === "string" && name !== "" && !/[\s<>"'&]/.test(name));
}

/** The children of a component. Empty if `components` is not a list. */
export const componentsOf = ({ components }: DocumentComponent): readonly DocumentComponent[] =>
  Array.isArray(components) ? components : [];

export const textOf = ({ content }: DocumentComponent): string => (typeof content === "string" ? content : "");

/** An element as it is written to the page. */
export type PageElement = { tag: string; attributes: Readonly<Record<string, string>>; component: DocumentComponent };

/** What `visitElements` calls. Texts inside custom code are not visited. */
export type ElementVisitor = {
  enter: (element: PageElement) => void;
  /** Called for an element of which all content has been visited. */
  leave?: (element: PageElement) => void;
  text?: (text: string) => void;
};

/** Visits the elements and texts inside a component once, in document order. Takes time linear in their number. */
export function visitElements(root: DocumentComponent, visitor: ElementVisitor, { depth = 0, isInSvg = false } = {}) {
  if (depth > DEPTH_MAX) return;
  for (const component of componentsOf(root)) {
    if (component === null || typeof component !== "object") continue;
    if (component.type === "textnode") visitor.text?.(textOf(component));
    else visitElement(component, visitor, { depth, isInSvg });
  }
}

function visitElement(
  component: DocumentComponent,
  visitor: ElementVisitor,
  { depth, isInSvg }: { depth: number; isInSvg: boolean },
): void {
  const tag = tagOf(component, isInSvg);
  if (tag === null) return;
  const element = { tag, attributes: attributesOf(tag, component), component };
  visitor.enter(element);
  if (component.type !== "custom-code") {
    if (typeof component.content === "string") visitor.text?.(component.content);
    visitElements(component, visitor, { depth: depth + 1, isInSvg: isInSvg || tag === "svg" });
  }
  visitor.leave?.(element);
}

/** The elements inside a component, in document order. Includes the element around custom code, but not the code. */
export function elementsIn(root: DocumentComponent): PageElement[] {
  const elements: PageElement[] = [];
  visitElements(root, { enter: (element) => elements.push(element) });
  return elements;
}

/** The element around the content of a page. */
export const bodyOf = (root: DocumentComponent): PageElement => ({
  tag: "body",
  attributes: attributesOf("body", root),
  component: root,
});

/** Whether a component contains custom code, which may run scripts. */
export const hasCustomCode = (component: DocumentComponent) => customCodeIn(component).trim() !== "";

const ID_ATTRIBUTE = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** The ids that the custom code in a component contains, whether in a tag or in a text. */
export const idsInCode = (component: DocumentComponent) =>
  new Set([...customCodeIn(component).matchAll(ID_ATTRIBUTE)].map(([, ...ids]) => ids.find(Boolean) ?? ""));

function customCodeIn(component: DocumentComponent, depth = 0): string {
  if (depth > DEPTH_MAX) return "";
  if (component.type === "custom-code") return textOf(component);
  const inner = componentsOf(component).filter((part) => part !== null && typeof part === "object");
  return inner.map((part) => customCodeIn(part, depth + 1)).join("");
}
