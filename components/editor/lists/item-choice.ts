import type { Component } from "grapesjs";
import { isChoice, partsOf } from "@/components/editor/lists/list-kinds";
import { runAsOneStep } from "@/components/editor/one-step";

const attributeOf = (part: Component) => (part.tagName === "option" ? "selected" : "checked");

/** Whether an option, a box or a radio button is chosen when the page opens. */
export function isChosen(part: Component): boolean {
  const value: unknown = part.getAttributes()[attributeOf(part)];
  return value !== undefined && value !== false;
}

/** Lets an option, a box or a radio button be chosen when the page opens, and no other where only one can be. */
export function choose(part: Component, isOn: boolean): void {
  runAsOneStep(part.em.Editor, () => {
    for (const other of isOn ? rivalsOf(part) : []) other.removeAttributes(attributeOf(other));
    if (isOn) part.addAttributes({ [attributeOf(part)]: true });
    else part.removeAttributes(attributeOf(part));
  });
}

/** The other options of a menu, or the other radio buttons of a group. */
function rivalsOf(part: Component): Component[] {
  const { type, name } = part.getAttributes();
  if (type === "checkbox") return [];
  const scope = part.parents().find(({ tagName }) => tagName === (part.tagName === "option" ? "select" : "form"));
  if (!scope || scope.getAttributes().multiple !== undefined) return [];
  return partsOf(scope).filter(
    (other) => other !== part && isChosen(other) && (other.tagName === "option" || isInGroup(other, name)),
  );
}

const isInGroup = (other: Component, name: unknown) => isChoice(other) && other.getAttributes().name === name;
