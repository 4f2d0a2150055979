import type { Component, CssRule, Editor, Page } from "grapesjs";
import { deselectRemoved } from "@/components/editor/mend-undo";
import { removePage } from "@/components/editor/page-actions";
import { cleanDocument } from "@/lib/editor/clean-document";
import { attributesOf, childrenOf, classNameOf } from "@/lib/editor/merge/element-parts";
import { matchChildren } from "@/lib/editor/merge/match-children";
import { ruleKey } from "@/lib/editor/merge/merge-rules";
import { isObject, isSame, type Json } from "@/lib/editor/merge/same";
import type { ProjectDocumentJson } from "@/lib/projects/schema";
import { rootOf } from "@/lib/site-pages/document";

/**
 * Changes the engine's document into another one. What is the same in both stays as it is: the open page, the selected
 * element, and the text that is being edited. Earlier steps can still be undone, and these changes are no step.
 */
export function applyDocument(engine: Editor, from: ProjectDocumentJson, to: ProjectDocumentJson): void {
  const [before, after] = [cleanDocument(from), cleanDocument(to)];
  engine.UndoManager.skip(() => {
    applyPages(engine, before, after);
    applyRules(engine, rulesOf(after));
  });
  deselectRemoved(engine);
}

type DocumentPage = ProjectDocumentJson["pages"][number];

function applyPages(engine: Editor, before: ProjectDocumentJson, after: ProjectDocumentJson): void {
  const { Pages } = engine;
  const earlier = new Map(before.pages.map((page) => [page.id, page]));
  for (const [at, page] of after.pages.entries()) {
    const shown = Pages.get(page.id);
    if (!shown) Pages.add(page as never, { at });
    else applyPage(shown, earlier.get(page.id) ?? page, page);
  }
  arrangePages(
    engine,
    after.pages.map(({ id }) => id),
  );
}

/** Removes all other pages. */
function arrangePages(engine: Editor, ids: readonly string[]): void {
  const { Pages } = engine;
  for (const page of [...Pages.getAll()]) if (!ids.includes(page.getId())) removePage(engine, page);
  for (const [at, id] of ids.entries()) if (Pages.getAll()[at]?.getId() !== id) Pages.move(id, { at });
}

function applyPage(page: Page, before: DocumentPage, after: DocumentPage): void {
  const { frames: _, component: __, ...settings } = after;
  for (const name of Object.keys(before)) if (!(name in after)) page.unset(name as never);
  page.set(settings as never);
  applyElement(page.getMainComponent(), rootOf(before as never) as Json, rootOf(after as never) as Json);
}

/** What is set in another way than the other fields. */
const PARTS: ReadonlySet<string> = new Set(["type", "attributes", "classes", "components"]);

function applyElement(component: Component, before: Json, after: Json): void {
  if (isSame(before, after)) return;
  if (before.type !== after.type) {
    component.replaceWith(after as never);
    return;
  }
  applyFields(component, before, after);
  applyAttributes(component, attributesOf(before), attributesOf(after));
  if (!isSame(before.classes, after.classes)) component.setClass(classesOf(after) as never);
  applyChildren(component, childrenOf(before), childrenOf(after));
}

const classesOf = ({ classes }: Json): string[] => (Array.isArray(classes) ? classes.map(classNameOf) : []);

function applyFields(component: Component, before: Json, after: Json): void {
  const defaults = component.defaults as unknown as Json;
  for (const name of Object.keys({ ...before, ...after }))
    if (!PARTS.has(name) && !isSame(before[name], after[name])) component.set(name, after[name] ?? defaults[name]);
}

function applyAttributes(component: Component, before: Json, after: Json): void {
  const removed = Object.keys(before).filter((name) => !(name in after));
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
  if (removed.length > 0) component.removeAttributes(removed);
  if (changed.length > 0) component.addAttributes(Object.fromEntries(changed));
}

function applyChildren(component: Component, before: Json[], after: Json[]): void {
  if (isSame(before, after)) return;
  const models = [...component.components().models];
  // The engine draws a text anew only if its content is replaced. And it may have read the document in another way than
  // it was stored.
  if (models.length !== before.length || !isSame(textNodesOf(before), textNodesOf(after))) {
    component.components(after as never);
    return;
  }
  const matches = matchChildren(before, after);
  const kept = new Set(matches.values());
  for (const [index, model] of models.entries()) if (!kept.has(index)) model.remove();
  for (const [at, child] of after.entries()) {
    const index = matches.get(at) ?? -1;
    applyChild(component, { model: models[index], before: before[index] ?? {}, after: child, at });
  }
}

const textNodesOf = (children: readonly Json[]) => children.filter(({ type }) => type === "textnode");

type ChildChange = { model: Component | undefined; before: Json; after: Json; at: number };

/** `model`: the element that the child was before. Undefined if it is a new one. */
function applyChild(parent: Component, { model, before, after, at }: ChildChange): void {
  if (!model) {
    parent.append(after as never, { at });
    return;
  }
  if (model.index() !== at) model.move(parent, { at });
  applyElement(model, before, after);
}

const rulesOf = ({ styles }: ProjectDocumentJson): Json[] => (Array.isArray(styles) ? styles.filter(isObject) : []);

function applyRules({ Css }: Editor, after: readonly Json[]): void {
  const rules = new Map<string, CssRule>(Css.getAll().models.map((rule) => [ruleKey(storedOf(rule)), rule]));
  for (const stored of after) {
    const key = ruleKey(stored);
    const rule = rules.get(key);
    rules.delete(key);
    if (!rule) Css.addCollection([stored] as never);
    else if (!isSame(storedOf(rule).style ?? {}, stored.style)) rule.setStyle(stored.style as never);
  }
  for (const rule of rules.values()) Css.remove(rule);
}

/** The engine's own `toJSON` keeps the collection of the selectors. */
const storedOf = (rule: CssRule): Json => JSON.parse(JSON.stringify(rule)) as Json;

/** Whether `applyDocument` leaves the text of an element alone. `path`: the indexes that lead to it on its page. */
export function leavesAlone(
  pageId: string,
  path: readonly number[],
  { from, to }: { from: ProjectDocumentJson; to: ProjectDocumentJson },
): boolean {
  const [before, after] = [from, to].map((document) => cleanDocument(document).pages.find(({ id }) => id === pageId));
  if (!before || !after) return false;
  let [element, other] = [rootOf(before as never) as Json, rootOf(after as never) as Json];
  for (const index of path) {
    const next = stepDown(childrenOf(element), childrenOf(other), index);
    if (!next) return false;
    [element, other] = next;
  }
  return element.type === other.type && isSame(element, other);
}

/** The child with this index in both lists, unless one of the children changes its place. */
function stepDown(before: readonly Json[], after: readonly Json[], index: number): readonly [Json, Json] | null {
  const matches = [...matchChildren(before, after)].sort(([a], [b]) => a - b);
  if (matches.some(([, from], place) => place > 0 && from < (matches[place - 1]?.[1] ?? 0))) return null;
  const found = matches.find(([, from]) => from === index);
  const pair = found && ([before[index], after[found[0]]] as const);
  return pair?.[0] && pair[1] ? [pair[0], pair[1]] : null;
}
