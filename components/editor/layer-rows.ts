import type { Component } from "grapesjs";

export type LayerRow = { component: Component; depth: number; hasChildren: boolean; isOpen: boolean };

type Options = {
  /** The ids of the components whose children are shown. The page itself is always open. */
  openIds: ReadonlySet<string>;
  /** The selected component. Its ancestors are open too. */
  selected: Component | null;
};

/** The visible rows of the tree, from top to bottom. */
export function layerRows(root: Component, { openIds, selected }: Options): LayerRow[] {
  const ancestors = new Set(selected?.parents() ?? []);
  const rows: LayerRow[] = [];
  const add = (component: Component, depth: number) => {
    const children = layersIn(component);
    const isOpen = children.length > 0 && (depth === 0 || ancestors.has(component) || openIds.has(component.cid));
    rows.push({ component, depth, hasChildren: children.length > 0, isOpen });
    if (isOpen) for (const child of children) add(child, depth + 1);
  };
  add(root, 0);
  return rows;
}

/** The elements in a component that have rows. Parts of text, such as bold words, have none. */
function layersIn(component: Component): Component[] {
  if (component.get("type") === "text") return [];
  return component
    .components()
    .filter((child: Component) => child.get("type") !== "textnode" && child.get("layerable") !== false);
}
