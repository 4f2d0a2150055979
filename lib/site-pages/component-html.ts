import {
  ADDRESS_ATTRIBUTES,
  allowedTag,
  isAllowedAddress,
  isAllowedAttribute,
  VOID_TAGS,
} from "@/lib/site-pages/allowed-markup";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { escapeHtml } from "@/lib/site-pages/escape";

/** The tags of the engine's types. Types that are missing are a `div`. */
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

/** Browsers open at most 512 elements inside each other. */
const DEPTH_MAX = 256;

/** The class names and ids of a page, which say which rules it needs. */
export type UsedNames = { classes: Set<string>; ids: Set<string>; tags: Set<string> };

/** Returns what is written instead of an address of the document: of a link, or of a picture or recording. */
export type ChangeAddress = (address: string, kind: "link" | "media") => string;

export type HtmlOptions = {
  changeAddress?: ChangeAddress | undefined;
  /** Whether the members' own code is written. Only on a site's own host. */
  withCustomCode?: boolean;
};

/**
 * Returns the HTML of what is in the page's root component, and collects the names that it uses. Each text is escaped,
 * and only known elements and attributes are written, so the result contains no scripts but custom code.
 */
export function bodyHtml(root: DocumentComponent, used: UsedNames, options: HtmlOptions = {}): string {
  const parts: string[] = [];
  writeAll(componentsOf(root), { parts, used, options }, 0);
  return parts.join("");
}

type Output = { parts: string[]; used: UsedNames; options: HtmlOptions };

function writeAll(components: readonly DocumentComponent[], output: Output, depth: number): void {
  if (depth > DEPTH_MAX) return;
  for (const component of components) write(component, output, depth);
}

function write(component: DocumentComponent, output: Output, depth: number): void {
  if (component === null || typeof component !== "object") return;
  if (component.type === "textnode") output.parts.push(escapeHtml(textOf(component)));
  else if (component.type === "custom-code") writeCustomCode(component, output);
  else writeElement(component, output, depth);
}

function writeCustomCode(component: DocumentComponent, { parts, used, options }: Output): void {
  parts.push(
    `<div${attributesFor("div", component, used)}>`,
    options.withCustomCode ? textOf(component) : "",
    "</div>",
  );
}

function writeElement(component: DocumentComponent, output: Output, depth: number): void {
  const { parts, used, options } = output;
  const tag = tagOf(component);
  if (tag === null) return;
  const attributes = withAddresses(attributesOf(tag, component, used), options.changeAddress);
  used.tags.add(tag);
  parts.push(`<${tag}${attributesHtml(attributes)}>`);
  if (VOID_TAGS.has(tag)) return;
  if (typeof component.content === "string") parts.push(escapeHtml(component.content));
  writeAll(componentsOf(component), output, depth + 1);
  parts.push(`</${tag}>`);
}

function withAddresses(attributes: Record<string, string>, change: ChangeAddress | undefined): Record<string, string> {
  if (!change) return attributes;
  const changed = { ...attributes };
  if (changed.href) changed.href = change(changed.href, "link");
  for (const name of ["src", "poster"]) if (changed[name]) changed[name] = change(changed[name], "media");
  if (changed.srcset)
    changed.srcset = changed.srcset
      .split(",")
      .map((part) => changeFirst(part, change))
      .join(", ");
  return changed;
}

/** A part of a `srcset`: an address and a size. */
function changeFirst(part: string, change: ChangeAddress): string {
  const [address = "", ...sizes] = part.trim().split(/\s+/);
  return [change(address, "media"), ...sizes].join(" ");
}

function tagOf({ tagName, type }: DocumentComponent): string | null {
  if (type === "comment" || type === "script" || type === "head") return null;
  return allowedTag(typeof tagName === "string" && tagName ? tagName : (TYPE_TAGS.get(type ?? "") ?? "div"));
}

/** The attributes of an element as HTML, and the names that they use. */
export const attributesFor = (tag: string, component: DocumentComponent, used: UsedNames): string =>
  attributesHtml(attributesOf(tag, component, used));

function attributesOf(
  tag: string,
  { attributes, classes }: DocumentComponent,
  used: UsedNames,
): Record<string, string> {
  const written: Record<string, string> = {};
  const names = classNames(classes);
  if (names.length > 0) written.class = names.join(" ");
  for (const name of names) used.classes.add(name);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    const text = attributeText(value);
    if (text !== null && isAllowedAttribute(tag, name) && isAllowedValue(tag, name, text)) written[name] = text;
  }
  if (written.id) used.ids.add(written.id);
  return written;
}

/** Null for an attribute that is off. */
function attributeText(value: unknown): string | null {
  if (value === true) return "";
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

const MEDIA_TAGS = new Set(["img", "source", "audio", "video", "track"]);

function isAllowedValue(tag: string, name: string, value: string): boolean {
  if (tag === "iframe" && name === "src") return /^https:\/\//i.test(value);
  if (tag === "use" && name === "href") return value.startsWith("#");
  if (name === "srcset") return value.split(",").every((part) => isAllowedAddress(part.trim(), { media: true }));
  return !ADDRESS_ATTRIBUTES.has(name) || isAllowedAddress(value, { media: MEDIA_TAGS.has(tag) });
}

const attributesHtml = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === "" && name !== "alt" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join("");

function classNames(classes: DocumentComponent["classes"]): string[] {
  if (!Array.isArray(classes)) return [];
  const names = classes.map((item: unknown) => (typeof item === "string" ? item : (item as { name?: unknown })?.name));
  return names.filter((name): name is string => typeof name === "string" && name !== "" && !/[\s<>"'&]/.test(name));
}

/** The components inside of one. Empty for a value of another type. */
const componentsOf = ({ components }: DocumentComponent): readonly DocumentComponent[] =>
  Array.isArray(components) ? components : [];

const textOf = ({ content }: DocumentComponent): string => (typeof content === "string" ? content : "");
