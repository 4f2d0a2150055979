import type { Component, Editor } from "grapesjs";

/** The links of all pages that lead to the page with this path, or to a place on it. */
export const linksTo = ({ Pages }: Editor, path: string): Component[] =>
  Pages.getAll().flatMap((page) => {
    const found: Component[] = [];
    page.getMainComponent().onAll((part) => {
      if (part.tagName === "a" && leadsTo(hrefOf(part), path)) found.push(part);
    });
    return found;
  });

/** Lets the links to a page lead to its new path. Returns how many links these are. */
export function moveLinks(engine: Editor, from: string, to: string): number {
  const links = linksTo(engine, from);
  for (const link of links) link.addAttributes({ href: to + hrefOf(link).slice(from.length) });
  return links.length;
}

const hrefOf = (link: Component): string => String(link.getAttributes().href ?? "");

const leadsTo = (href: string, path: string): boolean =>
  href.startsWith(path) && ["", "#", "?"].includes(href.charAt(path.length));
