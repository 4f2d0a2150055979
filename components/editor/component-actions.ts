import type { Component, CssRule, Editor, Page, Selector } from "grapesjs";
import { copyOf } from "@/components/editor/copy-ids";
import { giveFreeNames } from "@/components/editor/field-names";
import { fits } from "@/components/editor/nesting";
import { scrollToElement } from "@/components/editor/scroll-to-element";
import { VOID_TAGS } from "@/lib/site-pages/allowed-markup";
import type { DocumentRule } from "@/lib/site-pages/document";

export type Move = "up" | "down" | "in" | "out";

const isRoot = (component: Component) => component.get("type") === "wrapper";

/** Returns the selected component. Null if there is none, or if it is the page, which cannot be copied or moved. */
export function selectedPart(engine: Editor): Component | null {
  const selected = engine.getSelected();
  return selected && !isRoot(selected) ? selected : null;
}

/** Adds each rule unless its classes already have styles in the same state and at the same width. */
export function addMissingRules(engine: Editor, rules: readonly DocumentRule[]): void {
  for (const rule of rules) {
    const names = (rule.selectors ?? []).map((name) => `.${name}`);
    const isThere = engine.Css.getAll().some(
      (existing: CssRule) =>
        hasStyle(existing) && hasSelectors(existing, names) && hasSameConditions(existing.toJSON(), rule),
    );
    if (!isThere) engine.Css.getAll().add({ ...rule });
  }
}

const hasSelectors = (rule: CssRule, names: readonly string[]) =>
  rule.getSelectors().length === names.length &&
  rule.getSelectors().every((selector: Selector) => names.includes(selector.getFullName()));

/** Whether a rule has declarations. The engine adds an empty rule for the class of a selected element. */
export const hasStyle = (rule: CssRule) => Object.keys(rule.getStyle()).length > 0;

const hasSameConditions = (existing: DocumentRule, rule: DocumentRule) =>
  existing.state === rule.state && existing.mediaText === rule.mediaText;

/**
 * Adds components after the selected one, or at the end of the page, and selects the first of them. Where browsers
 * would take them apart, such as a form in a form, they are added after the element around the selected one.
 */
export function insertAfterSelected(engine: Editor, content: object | object[]): Component | null {
  const { parent, at } = placeAfter(engine, selectedPart(engine), content);
  return parent ? insertInto(engine, parent, content, at) : null;
}

/** Adds components to a parent, by default at its end, and selects the first of them. */
export function insertInto(
  engine: Editor,
  parent: Component,
  content: object | object[],
  at = parent.components().length,
): Component | null {
  const added = parent.append(content, { at });
  const [addedComponent] = added;
  if (!addedComponent) return null;
  giveFreeNames(added);
  showComponent(engine, addedComponent);
  return addedComponent;
}

/** The first place after a component, or after one around it, in which browsers leave the content as it is. */
function placeAfter(engine: Editor, component: Component | null, content: object | object[]) {
  const root = engine.getWrapper();
  let previous = component;
  for (let parent = component?.parent(); previous && parent; parent = parent.parent()) {
    if (fitsContent(engine, content, parent)) return { parent, at: previous.index() + 1 };
    previous = parent;
  }
  return { parent: root, at: root?.components().length ?? 0 };
}

/** Whether browsers leave new content inside the parent. */
export function fitsContent(engine: Editor, content: object | object[], parent: Component): boolean {
  return [content].flat().every((part: object) => {
    const { source } = engine.Components.canMove(parent, part as Record<string, unknown>); // creates it, adds nothing
    return !source || fits(source, parent);
  });
}

/** Selects a component and scrolls to it. */
export function showComponent(engine: Editor, component: Component): void {
  engine.select(component);
  const element = component.getEl();
  if (element) scrollToElement(element);
}

/** Opens a page, selects one of its components, and scrolls to it. */
export function showOnPage(engine: Editor, page: Page, component: Component | null): void {
  if (engine.Pages.getSelected() !== page) engine.Pages.select(page);
  if (!component) return;
  if (component.getEl()?.isConnected) showComponent(engine, component);
  // some browsers render the page later
  else engine.once("canvas:frame:load:body", () => showComponent(engine, component));
}

export function duplicateSelected(engine: Editor): void {
  const component = selectedPart(engine);
  if (component) insertAfterSelected(engine, copyOf(component));
}

/** Removes the selected component, and selects nothing: the same key pressed twice must not remove a second one. */
export function removeSelected(engine: Editor): void {
  const component = selectedPart(engine);
  if (!component) return;
  engine.select(undefined);
  component.remove();
}

/** Moves the selected component by one position or one level. Returns false if that is not possible. */
export function moveSelected(engine: Editor, move: Move): boolean {
  const component = selectedPart(engine);
  const target = component && targetOf(component, move);
  if (!component || !target) return false;
  moveTo(engine, component, target);
  return true;
}

/** A place for a component. `at` counts the component too, if it is in the parent already. */
export type Target = { parent: Component; at: number };

/** Moves a component to another place and selects it. */
export function moveTo(engine: Editor, component: Component, { parent, at }: Target): void {
  component.move(parent, { at });
  showComponent(engine, component);
}

/** Whether a component can be moved by one position or one level. */
export const canMove = (component: Component, move: Move): boolean => targetOf(component, move) !== null;

function targetOf(component: Component, move: Move): Target | null {
  const parent = component.parent();
  const target = parent ? TARGETS[move](parent, component.index()) : null;
  return target && fits(component, target.parent) ? target : null;
}

/**
 * The target of each move. `at` still counts the moved component, because the engine removes it from its old position
 * afterwards.
 */
const TARGETS: Record<Move, (parent: Component, index: number) => Target | null> = {
  up: (parent, index) => (index > 0 ? { parent, at: index - 1 } : null),
  down: (parent, index) => (index < parent.components().length - 1 ? { parent, at: index + 2 } : null),
  in(parent, index) {
    const previous = index > 0 ? parent.components().at(index - 1) : undefined;
    return previous && canHold(previous) ? { parent: previous, at: previous.components().length } : null;
  },
  out(parent) {
    const grandparent = parent.parent();
    return grandparent ? { parent: grandparent, at: parent.index() + 1 } : null;
  },
};

const TYPES_WITHOUT_CHILDREN: ReadonlySet<unknown> = new Set(["text", "textnode", "image", "video", "iframe"]);

/** Whether other elements can be put into a component. */
export const canHold = (component: Component): boolean =>
  component.get("droppable") !== false &&
  !TYPES_WITHOUT_CHILDREN.has(component.get("type")) &&
  !VOID_TAGS.has(component.tagName);

export function selectParent(engine: Editor): void {
  const parent = engine.getSelected()?.parent();
  engine.select(parent && !isRoot(parent) ? parent : undefined);
}
