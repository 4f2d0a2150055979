import type { FieldValues } from "react-hook-form";
import { type DraftForm, draftForms, onNewForm } from "@/components/form/draft-forms";
import { type Drafts, forgetDrafts, loadDrafts, storeDrafts } from "@/components/form/draft-storage";
import { withoutSecrets } from "@/components/form/secret-fields";

/** Keeps the unsaved input of all forms on this page for this user, in this tab. */
export function keepDrafts(userId: number): void {
  const inputs: Drafts["inputs"] = {};
  for (const form of draftForms) {
    const input = readDraft(form);
    if (Object.keys(input).length > 0) inputs[nameOf(form)] = input;
  }
  if (Object.keys(inputs).length > 0) storeDrafts({ userId, path: location.pathname, inputs });
}

/**
 * Restores the kept input of this page's forms, and of forms that appear on it later. Each input is restored once. The
 * input of another user is deleted. Returns a function that ignores later forms from then on.
 */
export function restoreDrafts(userId: number, onRestored: () => void): () => void {
  function restore() {
    const drafts = loadDrafts();
    if (drafts && drafts.userId !== userId) forgetDrafts();
    else if (drafts?.path === location.pathname && restoreForms(drafts)) onRestored();
  }

  restore();
  return onNewForm(restore);
}

/** Returns whether any form was restored. */
function restoreForms({ inputs, ...drafts }: Drafts): boolean {
  const matchingForms = [...draftForms].filter((form) => inputs[nameOf(form)]);
  if (matchingForms.length === 0) return false;
  const names = new Set(matchingForms.map(nameOf));
  const remainingInputs = Object.entries(inputs).filter(([name]) => !names.has(name));
  if (remainingInputs.length > 0) storeDrafts({ ...drafts, inputs: Object.fromEntries(remainingInputs) });
  else forgetDrafts();
  for (const form of matchingForms) restoreDraft(form, inputs[nameOf(form)] ?? {});
  return true;
}

const savedValues = ({ formState }: DraftForm): FieldValues => formState.defaultValues ?? {};

/** Distinguishes the forms of one page. */
const nameOf = (form: DraftForm) => Object.keys(savedValues(form)).join();

/** The unsaved input by field, without passwords and other secrets. */
const readDraft = (form: DraftForm) =>
  withoutSecrets(form.control, changesBetween(savedValues(form), form.getValues()));

function restoreDraft(form: DraftForm, input: FieldValues) {
  for (const [name, value] of Object.entries(input))
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
}

/** The values that have changed. Files are left out, because they cannot be kept. */
function changesBetween(saved: FieldValues, current: FieldValues): FieldValues {
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(saved[name]);
  const isFile = (value: unknown) => value instanceof Blob || value instanceof FileList;
  return Object.fromEntries(Object.entries(current).filter((entry) => !isFile(entry[1]) && isChanged(entry)));
}
