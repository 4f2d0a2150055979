import type { FieldValues } from "react-hook-form";
import { type DraftForm, draftForms } from "@/components/form/draft-forms";
import { type Drafts, forgetDrafts, loadDrafts, storeDrafts } from "@/components/form/draft-storage";
import { withoutSecrets } from "@/components/form/secret-fields";

/** Stores the unsaved input of all forms on this page for this user, in this tab. */
export function keepDrafts(userId: number): void {
  const inputs: Drafts["inputs"] = {};
  for (const [name, form] of namedForms()) {
    const input = readDraft(form);
    if (Object.keys(input).length > 0) inputs[name] = input;
  }
  if (Object.keys(inputs).length > 0) storeDrafts({ userId, path: location.pathname, inputs });
}

/**
 * Restores the stored input of this page's forms, and removes the restored input from storage. If another user stored
 * the input, deletes it instead. Returns whether any form was restored.
 */
export function restoreDrafts(userId: number): boolean {
  const drafts = loadDrafts();
  if (drafts && drafts.userId !== userId) forgetDrafts();
  else if (drafts?.path === location.pathname) return restoreForms(drafts);
  return false;
}

function restoreForms({ inputs, ...drafts }: Drafts): boolean {
  const matchingForms = new Map(namedForms().filter(([name]) => inputs[name]));
  if (matchingForms.size === 0) return false;
  const remainingInputs = Object.entries(inputs).filter(([name]) => !matchingForms.has(name));
  if (remainingInputs.length > 0) storeDrafts({ ...drafts, inputs: Object.fromEntries(remainingInputs) });
  else forgetDrafts();
  for (const [name, form] of matchingForms) restoreDraft(form, inputs[name] ?? {});
  return true;
}

const savedValues = ({ form }: DraftForm): FieldValues => form.formState.defaultValues ?? {};

/**
 * The forms of the page by name. A name consists of the names of the form's fields and its `draftKey`. Forms with the
 * same name are numbered, in the order in which they appeared.
 */
function namedForms(): [name: string, form: DraftForm][] {
  const counts = new Map<string, number>();
  return [...draftForms].map((draftForm) => {
    const name = `${Object.keys(savedValues(draftForm)).join()} ${draftForm.draftKey}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, draftForm];
  });
}

/** The unsaved input by field, without passwords and other secrets. */
const readDraft = (draftForm: DraftForm) =>
  withoutSecrets(draftForm.form.control, changesBetween(savedValues(draftForm), draftForm.form.getValues()));

function restoreDraft({ form }: DraftForm, input: FieldValues) {
  for (const [name, value] of Object.entries(input))
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
}

/** The values that have changed. Files are left out, because they cannot be stored. */
function changesBetween(saved: FieldValues, current: FieldValues): FieldValues {
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(saved[name]);
  const isFile = (value: unknown) => value instanceof Blob || value instanceof FileList;
  return Object.fromEntries(Object.entries(current).filter((entry) => !isFile(entry[1]) && isChanged(entry)));
}
