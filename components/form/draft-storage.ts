import type { FieldValues } from "react-hook-form";

export type Drafts = {
  userId: number;
  path: string;
  /** The unsaved input of each form, by the form's name. */
  inputs: Record<string, FieldValues>;
};

const KEY = "plinth.drafts";

/** Stores the unsaved input of a page's forms in this tab. */
export function storeDrafts(drafts: Drafts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // storage is disabled or full: the input is lost
  }
}

export function loadDrafts(): Drafts | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Drafts | null;
  } catch {
    return null;
  }
}

/** Deletes the stored input, for example at logout. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage is disabled, so nothing was stored
  }
}
