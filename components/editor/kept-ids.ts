import type { Component, Editor } from "grapesjs";

type Elements = Record<string, Component | undefined>;
type Class = { ensureInList: (component: Component) => void; getList: (component: Component) => Elements };

/** The classes that have been changed: all engines share them. */
const changed = new WeakSet<object>();

/**
 * Lets an element that an undo puts back keep its id. The engine gives it another one if it knows an element with that
 * id, even one that the same undo has removed, such as the list that a paragraph had become. The styles of the id would
 * be lost, and links to it would lead nowhere.
 */
export function keepIdsOfRestored(engine: Editor): void {
  const kind = (engine.Components as unknown as { Component?: Class }).Component;
  if (!kind || changed.has(kind)) return;
  changed.add(kind);
  const { ensureInList } = kind;
  kind.ensureInList = (component) => {
    const elements = kind.getList(component);
    const id = component.id ? String(component.id) : component.getId();
    const known = elements[id];
    if (known && known !== component && !isOnPage(known)) delete elements[id];
    ensureInList(component);
  };
}

const isOnPage = (component: Component): boolean =>
  [component, ...component.parents()].at(-1)?.get("type") === "wrapper";
