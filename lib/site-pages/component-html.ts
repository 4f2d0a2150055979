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
import { mapSrcset } from "@/lib/site-pages/srcset";

/** Returns the address to write instead of `address`. `kind` is "link" for an `href`, else "media". */
export type ChangeAddress = (address: string, kind: "link" | "media") => string;

/** Replaces an element's attributes, and adds HTML before and after the element and at the end of its content. */
export type ElementChange = { attributes?: Record<string, string>; before?: string; inside?: string; after?: string };

export type HtmlOptions = {
  changeAddress?: ChangeAddress | undefined;
  /** Called for each element. */
  changeElement?: ((element: PageElement) => ElementChange | undefined) | undefined;
  /** Whether custom code is included. Not allowed for pages on the app's host, where code could act for the user. */
  withCustomCode?: boolean;
};

/**
 * Returns the HTML of the root component's content, and adds the class names, ids and tags in it to `usedNames`.
 * Escapes all text and writes only known elements and attributes, so the result contains no scripts except custom code.
 */
export function bodyHtml(root: DocumentComponent, usedNames: UsedNames, options: HtmlOptions = {}): string {
  const parts: string[] = [];
  writeAll(componentsOf(root), { parts, usedNames, options }, 0);
  return parts.join("");
}

type Output = { parts: string[]; usedNames: UsedNames; options: HtmlOptions };

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

function writeCustomCode(component: DocumentComponent, { parts, usedNames, options }: Output): void {
  parts.push(
    `<div${attributesHtml("div", component, usedNames)}>`,
    options.withCustomCode ? textOf(component) : "",
    "</div>",
  );
}

function writeElement(component: DocumentComponent, output: Output, depth: number): void {
  const { parts, usedNames, options } = output;
  const tag = tagOf(component);
  if (tag === null) return;
  const documentAttributes = attributesOf(tag, component, usedNames);
  const {
    attributes = documentAttributes,
    before = "",
    inside = "",
    after = "",
  } = options.changeElement?.({ tag, attributes: documentAttributes, component }) ?? {};
  usedNames.tags.add(tag);
  parts.push(before, `<${tag}${formatAttributes(withAddresses(attributes, options.changeAddress))}>`);
  if (!VOID_TAGS.has(tag)) {
    if (typeof component.content === "string") parts.push(escapeHtml(component.content));
    writeAll(componentsOf(component), output, depth + 1);
    parts.push(inside, `</${tag}>`);
  }
  parts.push(after);
}

function withAddresses(attributes: Record<string, string>, change: ChangeAddress | undefined): Record<string, string> {
  if (!change) return attributes;
  const result = { ...attributes };
  if (result.href) result.href = change(result.href, "link");
  for (const name of ["src", "poster"]) if (result[name]) result[name] = change(result[name], "media");
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
