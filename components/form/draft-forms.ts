import type { UseFormReturn } from "react-hook-form";

/** A form on the page whose unsaved input can be kept while the user logs in again. */
export type DraftForm = Pick<UseFormReturn, "control" | "formState" | "getValues" | "setValue">;

/** The forms on the page. */
export const draftForms = new Set<DraftForm>();
let announce: (() => void) | undefined;

/** Adds a form to `draftForms`. Returns a function that removes it. */
export function addDraftForm(form: DraftForm): () => void {
  draftForms.add(form);
  queueMicrotask(() => announce?.()); // deferred, because effects of the form's component may still reset its fields
  return () => draftForms.delete(form);
}

/** Calls `listener` when there is a new form, until the returned function is called. */
export function onNewForm(listener: () => void): () => void {
  announce = listener;
  return () => {
    if (announce === listener) announce = undefined;
  };
}
