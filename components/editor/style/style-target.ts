import type { Component, CssRule, Editor, Selector } from "grapesjs";
import { addClassRule, chosenMediaText, findClassRule } from "@/components/editor/style/class-rule";

export type StyleState = "" | "hover" | "focus-visible";

/** Which CSS rule the style panel changes: the rule of a class in a state, for the chosen device. */
export type StyleTarget = { className: string | null; state: StyleState };

export type StyleValues = Readonly<Record<string, string>>;

/** What the fields show. */
export type ShownStyle = {
  /** The declarations of the rule. */
  declarations: StyleValues;
  /** The computed value, for a property that the rule does not set. */
  computed: (property: string) => string;
};

function findRule(engine: Editor, { className, state }: StyleTarget): CssRule | null {
  return className === null ? null : findClassRule(engine, className, { state, mediaText: chosenMediaText(engine) });
}

/** Returns what the fields show for a component. */
export function readStyle(engine: Editor, component: Component, target: StyleTarget): ShownStyle {
  const declarations = (findRule(engine, target)?.getStyle() ?? {}) as StyleValues;
  const element = component.getEl();
  const style = element?.ownerDocument.defaultView?.getComputedStyle(element);
  return { declarations, computed: (property) => style?.getPropertyValue(property) ?? "" };
}

/**
 * Changes declarations of the target's rule. An empty value removes a declaration. A component without a class first
 * gets a new class. Returns the class name.
 */
export function writeStyle(engine: Editor, component: Component, target: StyleTarget, changes: StyleValues): string {
  const className = target.className ?? addNewClass(engine, component);
  const rule = findRule(engine, { ...target, className });
  const style = { ...(rule?.getStyle() as StyleValues | undefined) };
  for (const [property, value] of Object.entries(changes)) {
    if (value === "") delete style[property];
    else style[property] = value;
  }
  if (rule) rule.setStyle(style);
  else addClassRule(engine, className, { state: target.state, mediaText: chosenMediaText(engine) }, style);
  return className;
}

/** Adds a class that does not exist yet: `h2-1`, `h2-2` and so on. */
function addNewClass(engine: Editor, component: Component): string {
  const tag = component.get("type") === "wrapper" ? "page" : (component.get("tagName") ?? "box");
  const existingNames = new Set(engine.Selectors.getAll().map((selector: Selector) => selector.getName()));
  let number = 1;
  while (existingNames.has(`${tag}-${number}`)) number += 1;
  const name = `${tag}-${number}`;
  component.addClass(name);
  return name;
}
