import type { Component } from "grapesjs";

/** The classes of the nearest element beside a place that has this tag, so that a new one looks like it. */
export function classesBeside(parent: Component, at: number, tagName: string): string[] | null {
  const others = parent.components().models.filter((other) => other.tagName === tagName);
  const [nearest] = others.toSorted((one, other) => Math.abs(one.index() - at) - Math.abs(other.index() - at));
  return nearest ? classesOf(nearest) : null;
}

/** The classes of an element with this tag beside the component, or in its section. Null if there is none. */
export function classesInSection(component: Component, tagName: string): string[] | null {
  const parent = component.parent();
  const beside = parent ? classesBeside(parent, component.index(), tagName) : null;
  if (beside) return beside;
  const section = component.parents().find((part) => SECTION_TAGS.has(part.tagName));
  let found: Component | undefined;
  section?.onAll((part) => {
    if (part.tagName === tagName) found ??= part;
  });
  return found ? classesOf(found) : null;
}

const SECTION_TAGS: ReadonlySet<string> = new Set(["section", "article", "aside", "header", "footer", "main"]);

const classesOf = (component: Component): string[] => component.getClasses().map(String);
