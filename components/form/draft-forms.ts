import type { UseFormReturn } from "react-hook-form";

/** A form on the page whose unsaved input can be kept while the user logs in again. */
export type DraftForm = {
  form: Pick<UseFormReturn, "control" | "formState" | "getValues" | "setValue">;
  /** Distinguishes the form from others on this page that have the same fields. */
  draftKey: string;
};

/** The forms on the page. */
export const draftForms = new Set<DraftForm>();
let newFormListener: (() => void) | undefined;

/** Adds a form to `draftForms`. Returns a function that removes it. */
export function addDraftForm(draftForm: DraftForm): () => void {
  draftForms.add(draftForm);
  // deferred, because effects of the form's component may still reset its fields
  queueMicrotask(() => newFormListener?.());
  return () => draftForms.delete(draftForm);
}

/** Calls `listener` when there is a new form, until the returned function is called. Replaces an earlier listener. */
export function onNewForm(listener: () => void): () => void {
  newFormListener = listener;
  return () => {
    if (newFormListener === listener) newFormListener = undefined;
  };
}
