import type { Editor } from "grapesjs";
import { hasStyle } from "@/components/editor/component-actions";
import type { DocumentComponent, DocumentRule } from "@/lib/site-pages/document";

type StyledElement = { component: DocumentComponent; styles: readonly DocumentRule[] };

/** Renames the classes of an element for which the document has other styles, so that both keep their look. */
export function withOwnClasses(
  engine: Editor,
  { component, styles }: StyledElement,
): { component: DocumentComponent; styles: DocumentRule[] } {
  const existing = rulesOf(engine);
  const taken = new Set([...existing, ...styles].flatMap(classesOf));
  const newNames = new Map<string, string>();
  for (const name of new Set(styles.flatMap(classesOf))) {
    const there = stylesOf(existing, name);
    if (there.length === 0 || isSame(there, stylesOf(styles, name))) continue;
    const newName = freeName(name, taken);
    taken.add(newName);
    newNames.set(name, newName);
  }
  return {
    component: renameIn(component, newNames),
    styles: styles.map((rule) => ({ ...rule, selectors: rule.selectors?.map(renamed(newNames)) ?? [] })),
  };
}

/** The rules of the document. In what the engine's own `toJSON` returns, selectors are no names. */
export const rulesOf = (engine: Editor): DocumentRule[] =>
  JSON.parse(JSON.stringify(engine.Css.getAll().filter(hasStyle))) as DocumentRule[];

type Name = string | { name?: string };
const nameOf = (selector: Name) => (typeof selector === "string" ? selector : (selector.name ?? "")).replace(/^\./, "");

/** The classes that a rule's selector names. */
export const classesOf = ({ selectors }: DocumentRule) =>
  (selectors ?? []).map(nameOf).filter((name) => !name.startsWith("#"));

/** The rules for a class, each as a text that is the same for the same rule. */
const stylesOf = (rules: readonly DocumentRule[], name: string): string[] =>
  rules.filter((rule) => classesOf(rule).includes(name)).map(textOf);

const textOf = (rule: DocumentRule) => {
  const style = Object.entries(rule.style ?? {}).map((entry) => entry.join(":"));
  return JSON.stringify([classesOf(rule).sort(), rule.state ?? "", rule.mediaText ?? "", style.sort()]);
};

const isSame = (rules: readonly string[], others: readonly string[]) =>
  rules.length === others.length && rules.every((rule) => others.includes(rule));

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) if (!taken.has(`${name}-${number}`)) return `${name}-${number}`;
}

const renamed =
  (newNames: ReadonlyMap<string, string>) =>
  (selector: Name): string =>
    newNames.get(nameOf(selector)) ?? nameOf(selector);

const renameIn = (component: DocumentComponent, newNames: ReadonlyMap<string, string>): DocumentComponent => ({
  ...component,
  ...(component.classes && { classes: component.classes.map(renamed(newNames)) }),
  ...(component.components && { components: component.components.map((part) => renameIn(part, newNames)) }),
});
