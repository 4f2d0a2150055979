import type { Component } from "grapesjs";
import { canHoldText, conflictOf } from "@/lib/site-pages/nesting";

/**
 * Whether browsers leave a component, and all that is in it, inside the parent. They would end a paragraph before a
 * box, or a link before another link, so that visitors would see another page than the editor shows.
 */
export function fits(component: Component, parent: Component): boolean {
  if (isRowBesideParts(component, parent)) return false;
  const tags = tagsAround(parent);
  return tags.includes("svg") || fitsIn(tags, component);
}

const TABLE_PARTS: ReadonlySet<string> = new Set(["thead", "tbody", "tfoot"]);

/** Whether it is a row directly in a table that has parts. Browsers put such rows into a new part. */
const isRowBesideParts = (component: Component, parent: Component) =>
  tagOf(component) === "tr" &&
  tagOf(parent) === "table" &&
  parent.components().models.some((child) => TABLE_PARTS.has(tagOf(child)));

/**
 * Whether a component may be dropped there on the page. A section of the page stays one: below the last section, the
 * pointer is over the footer, in whose row the section would otherwise end.
 */
export function canDrop(component: Component, parent: Component): boolean {
  const isOfPage = (place: Component | undefined) => place?.get("type") === "wrapper" || place?.tagName === "main";
  const around = component.parent();
  const staysSection = isSection(component) && (!around || isOfPage(around));
  return fits(component, parent) && (!staysSection || isOfPage(parent));
}

const SECTION_TAGS: ReadonlySet<unknown> = new Set(["section", "header", "footer"]);

/** Whether an element stands beside the other sections of a page, and not in one of them. */
export const isSection = ({ tagName }: { tagName?: unknown }): boolean => SECTION_TAGS.has(tagName);

/** Whether browsers do not leave a component where it is. What is in it does not matter. */
export function isMisplaced(component: Component): boolean {
  const parent = component.parent();
  if (!parent) return false;
  const tags = tagsAround(parent);
  if (tags.includes("svg")) return false;
  if (component.get("type") === "textnode") return !fitsText(tags.at(-1), component);
  return conflictOf(tags, tagOf(component)) !== null;
}

const tagsAround = (parent: Component): string[] =>
  [parent, ...parent.parents()]
    .filter((each) => each.get("type") !== "wrapper")
    .map(tagOf)
    .reverse();

const tagOf = (component: Component) => component.tagName.toLowerCase();

function fitsIn(ancestors: readonly string[], component: Component): boolean {
  if (component.get("type") === "textnode") return fitsText(ancestors.at(-1), component);
  const tag = tagOf(component);
  if (conflictOf(ancestors, tag) !== null) return false;
  if (tag === "svg") return true;
  const inner = [...ancestors, tag];
  return component.components().models.every((child) => fitsIn(inner, child));
}

const fitsText = (parent: string | undefined, text: Component) =>
  parent === undefined || canHoldText(parent) || String(text.get("content") ?? "").trim() === "";
