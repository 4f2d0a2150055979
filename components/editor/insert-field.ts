import type { Component, Editor } from "grapesjs";
import { addMissingRules, insertInto } from "@/components/editor/component-actions";
import { isField, partsOf } from "@/components/editor/lists/list-kinds";
import type { DocumentRule } from "@/lib/site-pages/document";

/**
 * Adds a field to the form that is or contains the selected element, or to the first form of the page: after the
 * selected field, else after the last one. Returns null if the page has no form.
 */
export function insertField(engine: Editor, content: object[], rules: readonly DocumentRule[]): Component | null {
  const form = chosenForm(engine);
  if (!form) return null;
  addMissingRules(engine, rules);
  const selected = engine.getSelected();
  const before = (selected && rowOf(selected, form)) ?? lastRowIn(form);
  return insertInto(engine, before?.parent() ?? form, content, before ? before.index() + 1 : 0);
}

function chosenForm(engine: Editor): Component | undefined {
  const selected = engine.getSelected();
  const around = selected && [selected, ...selected.parents()].find(isForm);
  if (around) return around;
  const root = engine.getWrapper();
  return root ? partsOf(root).find(isForm) : undefined;
}

const isForm = ({ tagName }: Component) => tagName === "form";

function lastRowIn(form: Component): Component | undefined {
  const field = partsOf(form).findLast(isField);
  return field && rowOf(field, form);
}

/** The field that the part is or belongs to, with its label: the outermost element with only this field. */
function rowOf(part: Component, form: Component): Component | undefined {
  const path = [part, ...part.parents()];
  const inForm = path.slice(0, path.indexOf(form));
  return inForm.findLast((each) => [each, ...partsOf(each)].filter(isField).length === 1);
}
