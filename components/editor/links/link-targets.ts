import type { Component, Editor, Page } from "grapesjs";
import type { LinkEntry } from "@/components/editor/links/link-kinds";
import { pageSlugFor } from "@/lib/editor/page-slug";
import { type DocumentPage, pathOf } from "@/lib/site-pages/document";

const pageTitle = (page: Page): string => page.getName() || page.getId();

const pathOfPage = (page: Page, index: number) =>
  pathOf({ ...(page.attributes as Pick<DocumentPage, "slug">), id: page.getId() }, index);

/** The pages of the project. */
export const pageEntries = ({ Pages }: Editor): LinkEntry[] =>
  Pages.getAll().map((page, index) => {
    const path = pathOfPage(page, index);
    return { id: `page-${page.getId()}`, kind: "page", label: pageTitle(page), note: path, address: () => path };
  });

/** The sections of all pages, those of the open page first, and whatever else has an anchor. `note`: their page. */
export function sectionEntries({ Pages }: Editor): LinkEntry[] {
  const open = Pages.getSelected();
  const pages = Pages.getAll().map((page, index) => ({ page, path: pathOfPage(page, index) }));
  return pages
    .toSorted((one, other) => Number(other.page === open) - Number(one.page === open))
    .flatMap(({ page, path }) => sectionsOf(page, page === open ? "" : path));
}

function sectionsOf(page: Page, path: string): LinkEntry[] {
  const root = page.getMainComponent();
  return targetsIn(root).map((component) => ({
    id: `section-${component.getId()}`,
    kind: "section",
    label: sectionName(component),
    note: pageTitle(page),
    address: () => `${path}#${anchorOf(component) || addAnchor(component, root)}`,
  }));
}

/** The entry to which an address leads. Sections without an anchor get none by this. */
export function entryOfAddress({ Pages }: Editor, entries: readonly LinkEntry[], href: string): LinkEntry | undefined {
  const page = entries.find(({ kind, note }) => kind === "page" && note === href);
  if (page || !href.includes("#")) return page;
  const [path, anchor] = href.split("#");
  const shown = Pages.getAll().find((item, index) =>
    path === "" ? item === Pages.getSelected() : pathOfPage(item, index) === path,
  );
  const target = shown && targetsIn(shown.getMainComponent()).find((component) => anchorOf(component) === anchor);
  return target && entries.find(({ id }) => id === `section-${target.getId()}`);
}

const SECTION_TAGS: ReadonlySet<string> = new Set(["section", "article", "aside", "footer"]);

function targetsIn(root: Component): Component[] {
  return root.components().models.flatMap((part) => {
    if (part.get("type") === "textnode" || part.tagName === "svg") return [];
    if (part.tagName === "main") return targetsIn(part); // its anchor is for the link that skips the menu
    const isNamed = SECTION_TAGS.has(part.tagName) && sectionName(part) !== "" && !isNamedAround(part);
    const isTarget = anchorOf(part) !== "" || isNamed;
    return [...(isTarget ? [part] : []), ...targetsIn(part)];
  });
}

/** Whether the section around an element has its name, from the same heading. */
function isNamedAround(part: Component): boolean {
  const around = part.parents().find(({ tagName }) => SECTION_TAGS.has(tagName ?? ""));
  return around !== undefined && headingIn(around) === headingIn(part) && !part.get("custom-name");
}

/** The anchor of an element, without the ids that only the engine uses. */
const anchorOf = (component: Component): string => String(component.get("attributes")?.id ?? "");

const NAME_MAX_CHARS = 60;

function sectionName(component: Component): string {
  const customName: unknown = component.get("custom-name");
  if (typeof customName === "string" && customName) return customName;
  const heading = /^h[1-6]$/.test(component.tagName) ? component : headingIn(component);
  return (heading ? wordsOf(heading) : anchorOf(component)).slice(0, NAME_MAX_CHARS);
}

function headingIn(component: Component): Component | null {
  for (const part of component.components().models) {
    const heading = /^h[1-6]$/.test(part.tagName ?? "") ? part : headingIn(part);
    if (heading) return heading;
  }
  return null;
}

/** The words of an element. */
export const wordsOf = (component: Component): string => textIn(component).replace(/\s+/g, " ").trim();

const textIn = (component: Component): string =>
  component.get("type") === "textnode"
    ? String(component.get("content") ?? "")
    : component
        .components()
        .models.map(textIn)
        .join(component.tagName === "br" ? " " : "");

/** Gives a section an anchor that no other element of the page has. */
function addAnchor(component: Component, root: Component): string {
  const taken = new Set(targetsIn(root).map(anchorOf));
  const wanted = pageSlugFor(sectionName(component)).slice(0, NAME_MAX_CHARS) || "section";
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  component.addAttributes({ id });
  return id;
}
