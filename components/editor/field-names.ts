import type { Component } from "grapesjs";
import { isChoice, isField, partsOf } from "@/components/editor/lists/list-kinds";

/**
 * Gives the fields in added elements names that no other field of their form has. Otherwise, what visitors enter into
 * two fields would arrive as one.
 */
export function giveFreeNames(added: readonly Component[]): void {
  for (const part of added.flatMap((element) => [element, ...partsOf(element)])) {
    if (!isNamed(part)) continue;
    const current = String(part.getAttributes().name);
    const name = freeName(part, current);
    if (name !== current) part.addAttributes({ name });
  }
}

/** Whether a field is sent by its own name. Boxes and radio buttons with values share the name of their group. */
export const isNamed = (part: Component): boolean => {
  const { name, value } = part.getAttributes();
  return name !== undefined && isField(part) && !(isChoice(part) && value !== undefined);
};

/** The name, or with a number after it if another field of the form has it. */
export function freeName(field: Component, name: string): string {
  const form = field.parents().find(({ tagName }) => tagName === "form") ?? field.parents().at(-1);
  const taken = new Set(
    (form ? partsOf(form) : []).filter((part) => part !== field).map((part) => part.getAttributes().name as unknown),
  );
  if (!taken.has(name)) return name;
  const stem = name.replace(/-\d{1,3}$/, "");
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
