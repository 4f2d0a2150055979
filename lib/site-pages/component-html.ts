import { VOID_TAGS } from "@/lib/site-pages/allowed-markup";
import type { DocumentComponent } from "@/lib/site-pages/document";
import {
  attributesOf,
  componentsOf,
  DEPTH_MAX,
  type PageElement,
  tagOf,
  textOf,
  type UsedNames,
} from "@/lib/site-pages/elements";
import { escapeHtml } from "@/lib/site-pages/escape";
import { BoundedText } from "@/lib/site-pages/page-size";
import { addressesInSrcset, mapSrcset } from "@/lib/site-pages/srcset";

/** "link" for an `href`, "media" for what a page loads. */
export type AddressKind = "link" | "media";

/** Returns the address to write instead of `address`. */
export type ChangeAddress = (address: string, kind: AddressKind) => string;

/** The addresses in a page, as the document has them. */
export type PageAddresses = Readonly<Record<AddressKind, Set<string>>>;

/** What the writing of a page finds out about it. */
export type PageUse = { names: UsedNames; addresses: PageAddresses };

/** Replaces an element's attributes, and adds HTML at the end of its content. */
export type ElementChange = { attributes?: Record<string, string>; inside?: string };

export type HtmlOptions = {
  changeAddress?: ChangeAddress | undefined;
  /** Called for each element. */
  changeElement?: ((element: PageElement) => ElementChange | undefined) | undefined;
  /** Whether custom code is included. Not allowed for pages on the app's host, where code could act for the user. */
  withCustomCode?: boolean;
};

/**
 * Returns the HTML of the root component's content, and adds the names and addresses in it to `use`.
 * Escapes all text and writes only known elements and attributes, so the result contains no scripts except custom code.
 * Throws `TooLargeOutput`.
 */
export function bodyHtml(root: DocumentComponent, use: PageUse, options: HtmlOptions = {}): string {
  const parts = new BoundedText("content");
  writeAll(componentsOf(root), { parts, use, options }, { depth: 0, isInSvg: false });
  return String(parts);
}

type Output = { parts: BoundedText; use: PageUse; options: HtmlOptions };
/** `isInSvg`: whether the place is in a drawing. */
type Place = { depth: number; isInSvg: boolean };

function writeAll(components: readonly DocumentComponent[], output: Output, place: Place): void {
  if (place.depth > DEPTH_MAX) return;
  for (const component of components) write(component, output, place);
}

function write(component: DocumentComponent, output: Output, place: Place): void {
  if (component === null || typeof component !== "object") return;
  const tag = tagOf(component, place.isInSvg);
  if (component.type === "textnode") output.parts.push(escapeHtml(textOf(component)));
  else if (tag === null) return;
  else if (component.type === "custom-code") writeCustomCode(component, output);
  else writeElement(tag, component, output, place);
}

function writeCustomCode(component: DocumentComponent, { parts, use, options }: Output): void {
  if (options.withCustomCode && textOf(component)) use.names.hasCode = true;
  parts.push(
    `<div${attributesHtml("div", component, use.names)}>`,
    options.withCustomCode ? textOf(component) : "",
    "</div>",
  );
}

function writeElement(tag: string, component: DocumentComponent, output: Output, { depth, isInSvg }: Place): void {
  const { parts, use, options } = output;
  const documentAttributes = attributesOf(tag, component, use.names);
  const element = { tag, attributes: documentAttributes, component };
  const { attributes = documentAttributes, inside = "" } = options.changeElement?.(element) ?? {};
  use.names.tags.add(tag.toLowerCase());
  recordAddresses(tag, documentAttributes, use.addresses);
  parts.push(`<${tag}${formatAttributes(withAddresses(tag, attributes, options.changeAddress))}>`);
  if (!VOID_TAGS.has(tag)) {
    if (LOSING_FIRST_BREAK.has(tag) && firstCharOf(component) === "\n") parts.push("\n");
    if (typeof component.content === "string") parts.push(escapeHtml(component.content));
    writeAll(componentsOf(component), output, { depth: depth + 1, isInSvg: isInSvg || tag === "svg" });
    parts.push(inside, `</${tag}>`);
  }
}

/** Browsers leave out a line break directly after the start tag of these elements. */
const LOSING_FIRST_BREAK: ReadonlySet<string> = new Set(["pre", "textarea"]);

function firstCharOf(component: DocumentComponent): string | undefined {
  const [first] = componentsOf(component);
  return textOf(component)[0] ?? (first?.type === "textnode" ? textOf(first)[0] : undefined);
}

/** Drawings load pictures from an `href`. */
const hrefKind = (tag: string): AddressKind => (tag === "image" || tag === "feImage" ? "media" : "link");

function recordAddresses(tag: string, attributes: Readonly<Record<string, string>>, addresses: PageAddresses): void {
  const { media } = addresses;
  if (attributes.href) addresses[hrefKind(tag)].add(attributes.href);
  for (const name of MEDIA_ATTRIBUTES) if (attributes[name]) media.add(attributes[name]);
  if (attributes.srcset) for (const address of addressesInSrcset(attributes.srcset)) media.add(address);
}

const MEDIA_ATTRIBUTES = ["src", "poster"];

function withAddresses(
  tag: string,
  attributes: Record<string, string>,
  change: ChangeAddress | undefined,
): Record<string, string> {
  if (!change) return attributes;
  const result = { ...attributes };
  if (result.href) result.href = change(result.href, hrefKind(tag));
  for (const name of MEDIA_ATTRIBUTES) if (result[name]) result[name] = change(result[name], "media");
  if (result.srcset) result.srcset = mapSrcset(result.srcset, (address) => change(address, "media"));
  return result;
}

/** Returns the attributes of an element as HTML, and adds the class names and the id to `usedNames`. */
export const attributesHtml = (tag: string, component: DocumentComponent, usedNames: UsedNames): string =>
  formatAttributes(attributesOf(tag, component, usedNames));

const formatAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === "" && name !== "alt" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join("");
