import type { Component, Editor, Page } from "grapesjs";
import { attributesOf, copyOf, partsOf, REFERENCE_ATTRIBUTES } from "@/components/editor/copy-ids";
import { currentLinkIn, withCurrent } from "@/components/editor/current-link";
import { runAsOneStep } from "@/components/editor/one-step";
import { SHARED_TAGS } from "@/lib/site-pages/shared-tags";

/** A header, a navigation or a footer of the open page, and the pages on which it is not the same. */
export type SharedPart = { part: Component; otherPages: readonly Page[] };

/** The part of the page that all pages may have in common, if it is or contains the component. */
export function sharedPartOf(engine: Editor, component: Component): SharedPart | null {
  const part = [component, ...component.parents()].at(-2);
  const open = engine.Pages.getSelected();
  if (!part || !SHARED_TAGS.has(part.tagName) || !open) return null;
  const look = lookOf(jsonOf(part));
  const otherPages = engine.Pages.getAll().filter((page) => {
    const other = page === open ? part : partOn(page, part.tagName);
    return !other || lookOf(jsonOf(other)) !== look;
  });
  return { part, otherPages };
}

/** Puts a copy of the part on these pages, in place of theirs. One undo reverts all of it. */
export function copyToPages(engine: Editor, { part, otherPages }: SharedPart): void {
  runAsOneStep(engine, () => {
    for (const page of otherPages) {
      const root = page.getMainComponent();
      const old = partOn(page, part.tagName);
      const at = old ? old.index() : part.tagName === "footer" ? root.components().length : 0;
      const copy = withCurrent(copyOf(part), currentLinkIn(old && jsonOf(old)));
      old?.remove();
      root.append(copy as never, { at });
    }
  });
}

const partOn = (page: Page, tagName: string): Component | undefined =>
  page
    .getMainComponent()
    .components()
    .models.find((part) => part.tagName === tagName);

type Json = Record<string, unknown>;

const jsonOf = (component: Component) => JSON.parse(JSON.stringify(component)) as Json;

/** What is the same in all copies: everything but ids, the links to them, and the mark of the link to the page. */
function lookOf(json: Json): string {
  const others = Object.entries(attributesOf(json)).filter(([name]) => !CHANGING_ATTRIBUTES.has(name));
  const attributes = others.map(([name, value]) => [name, String(value).startsWith("#") ? "#" : value]).sort();
  const { attributes: _, components, ...rest } = json;
  return JSON.stringify([attributes, rest, partsOf(json)?.map(lookOf) ?? components]);
}

const CHANGING_ATTRIBUTES: ReadonlySet<string> = new Set(["id", "aria-current", ...REFERENCE_ATTRIBUTES]);
