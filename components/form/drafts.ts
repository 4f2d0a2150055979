import type { FieldValues } from "react-hook-form";
import { draftForms, onNewForm } from "@/components/form/draft-forms";

type Drafts = {
  userId: number;
  path: string;
  /** The unsaved input of each form, by the form's name. */
  inputs: Record<string, FieldValues>;
};

const KEY = "plinth.drafts";

/** Keeps the unsaved input of all forms on this page for this user, in this tab. */
export function keepDrafts(userId: number): void {
  const inputs: Drafts["inputs"] = {};
  for (const { name, read } of draftForms) {
    const input = read();
    if (Object.keys(input).length > 0) inputs[name] = input;
  }
  if (Object.keys(inputs).length > 0) store({ userId, path: location.pathname, inputs });
}

/**
 * Restores the kept input of this page's forms, also of those that appear later. Each is restored once. The input of
 * another user is deleted. Returns a function that stops this.
 */
export function restoreDrafts(userId: number, onRestored: () => void): () => void {
  function restore() {
    const drafts = load();
    if (drafts && drafts.userId !== userId) forgetDrafts();
    else if (drafts?.path === location.pathname && restoreForms(drafts)) onRestored();
  }

  restore();
  return onNewForm(restore);
}

/** Deletes the kept input, for example at logout. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage is disabled, so nothing was kept
  }
}

/** Returns whether any form was restored. */
function restoreForms({ inputs, ...drafts }: Drafts): boolean {
  const found = [...draftForms].filter(({ name }) => inputs[name]);
  if (found.length === 0) return false;
  const names = new Set(found.map(({ name }) => name));
  const left = Object.entries(inputs).filter(([name]) => !names.has(name));
  if (left.length > 0) store({ ...drafts, inputs: Object.fromEntries(left) });
  else forgetDrafts();
  for (const form of found) form.restore(inputs[form.name] ?? {});
  return true;
}

function store(drafts: Drafts) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // storage is disabled or full: the input is lost
  }
}

function load(): Drafts | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Drafts | null;
  } catch {
    return null;
  }
}
