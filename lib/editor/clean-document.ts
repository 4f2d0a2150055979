import type { ProjectDocumentJson } from "@/lib/projects/schema";
import { ADDRESS_ATTRIBUTES, isAllowedAddress } from "@/lib/site-pages/allowed-markup";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { tagOf } from "@/lib/site-pages/elements";

/** Types whose content the editor shows as text. */
const SHOWN_AS_TEXT: ReadonlySet<unknown> = new Set(["textnode", "custom-code"]);

/**
 * Returns what the editor's engine may read of a document: pages, elements and rules with the fields that Plinth's
 * documents have. The engine would write some other fields as HTML into the app's own page, such as the name of a frame
 * or the buttons of an element, run others as code, or fail because of their type. The content of elements becomes
 * text, as it does when the page is published. Also removes elements that a published page leaves out, event handlers,
 * attributes that the browser's DOM refuses, and addresses that run code.
 */
export function cleanDocument({ pages, styles }: ProjectDocumentJson): ProjectDocumentJson {
  return {
    pages: pages.map((page) => ({ ...onlySimple(page), id: page.id, ...cleanPage(page) })),
    ...(Array.isArray(styles) && { styles: styles.filter(isObject).map(cleanRule) }),
  };
}

function cleanPage({ frames, component }: Record<string, unknown>) {
  return {
    ...(Array.isArray(frames) && { frames: frames.filter(isObject).map(cleanFrame) }),
    ...(component !== undefined && { component: cleanComponent(component) }),
  };
}

/** A frame's other fields would become HTML and CSS around the canvas. */
function cleanFrame(frame: object) {
  const { id, component } = frame as Record<string, unknown>;
  return {
    ...(typeof id === "string" && { id }),
    ...(component !== undefined && { component: cleanComponent(component) }),
  };
}

/** The texts that an element may have besides its content. Yes-or-no fields and numbers may have any name. */
const ELEMENT_TEXTS: ReadonlySet<string> = new Set(["type", "custom-name", "provider", "videoId"]);
/** The engine shows a video and a picture from these fields. */
const ELEMENT_ADDRESSES: ReadonlySet<string> = new Set(["src", "poster"]);

/** The tag with which an element is published. */
function cleanTag(component: DocumentComponent, isInSvg: boolean): { tagName?: string; type?: string } {
  const { tagName } = component;
  const tag = tagOf(component, isInSvg);
  if (isText(component) || tag === null) return {};
  if (isInSvg) return { type: SVG_PART, tagName: tag };
  if (typeof tagName !== "string" || !DOM_NAME.test(tagName)) return {};
  return { tagName: isRoot(component) ? tagName : tag };
}

/** The engine's type for what is inside a drawing. It would draw any other type as HTML, which is not shown there. */
const SVG_PART = "svg-in";

function cleanComponent(component: unknown, isInSvg = false): object {
  if (!isKept(component, isInSvg)) return {};
  const { content, components, attributes, classes, tagName: _, ...properties } = component;
  const isDrawing = isInSvg || tagOf(component) === "svg";
  const inner = (Array.isArray(components) ? components : [])
    .filter((child) => isKept(child, isDrawing))
    .map((child) => cleanComponent(child, isDrawing));
  const isShownAsText = SHOWN_AS_TEXT.has(component.type);
  if (!isShownAsText && typeof content === "string" && content !== "") inner.unshift({ type: "textnode", content });
  return {
    ...pick(properties, isKeptProperty),
    ...cleanTag(component, isInSvg),
    ...(Array.isArray(classes) && { classes: classes.flatMap(cleanSelector) }),
    ...(isObject(attributes) && { attributes: pick(attributes, isKeptAttribute) }),
    ...(isShownAsText && typeof content === "string" && { content }),
    ...(inner.length > 0 && { components: inner }),
  };
}

/** Whether a published page contains the component. */
const isKept = (component: unknown, isInSvg: boolean): component is DocumentComponent & Record<string, unknown> =>
  isObject(component) && (isText(component) || tagOf(component, isInSvg) !== null);

const isRoot = (component: DocumentComponent) => component.type === "wrapper";
const isText = (component: DocumentComponent) => component.type === "textnode";

/** `script` and similar fields contain code. */
function isKeptProperty(name: string, value: unknown): boolean {
  if (typeof value === "boolean" || typeof value === "number") return !name.startsWith("script");
  if (typeof value !== "string") return false;
  return ELEMENT_TEXTS.has(name) || (ELEMENT_ADDRESSES.has(name) && isAllowedAddress(value, { media: true }));
}

/** A name that every browser accepts for an element or an attribute. */
const DOM_NAME = /^[a-z_:][\w:.-]*$/i;

/** Attributes that published pages do not have, and whose value browsers read as an address, or set as one later. */
const OTHER_ADDRESSES: ReadonlySet<string> = new Set([
  ...["action", "formaction", "ping", "data", "background", "xlink:href"],
  ...["values", "from", "to", "by"], // of SVG animations
]);

function isKeptAttribute(name: string, value: unknown): boolean {
  if (!DOM_NAME.test(name) || /^(?:on|srcdoc$)/i.test(name) || !isSimple(value)) return false;
  const lower = name.toLowerCase();
  const isAddress = ADDRESS_ATTRIBUTES.has(lower) || OTHER_ADDRESSES.has(lower);
  return !isAddress || isAllowedAddress(String(value), { media: true });
}

const RULE_TEXTS: ReadonlySet<string> = new Set(["selectorsAdd", "state", "mediaText", "atRuleType", "group"]);

function cleanRule(rule: object) {
  const { selectors, style, ...properties } = rule as Record<string, unknown>;
  return {
    ...pick(properties, (name, value) => (typeof value === "string" ? RULE_TEXTS.has(name) : isSimple(value))),
    selectors: Array.isArray(selectors) ? selectors.flatMap(cleanSelector) : [],
    style: isObject(style)
      ? pick(style, (_, value) => (Array.isArray(value) ? value.every(isSimple) : isSimple(value)))
      : {},
  };
}

function cleanSelector(selector: unknown): (string | object)[] {
  if (typeof selector === "string") return [selector];
  return isObject(selector) && "name" in selector && typeof selector.name === "string" ? [onlySimple(selector)] : [];
}

const isSimple = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
const onlySimple = <Fields extends object>(fields: Fields) => pick(fields, (_, value) => isSimple(value));

const pick = <Fields extends object>(fields: Fields, isPicked: (name: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => isPicked(name, value))) as Partial<Fields>;

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
