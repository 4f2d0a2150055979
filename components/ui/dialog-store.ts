import type { ComponentType } from "react";
import { findOpener } from "@/components/ui/opener";
import { toast } from "@/components/ui/toast";
import { line } from "@/lib/i18n/line";

/** The prop that a dialog component gets from `openDialog`, in addition to its own props. */
export type DialogProps<Result = void> = { close: (result?: Result) => void };

/** A dialog whose code is loaded when it opens. */
export type LazyDialog<Props> = { load: () => Promise<ComponentType<Props>> };

export type DialogEntry = {
  key: number;
  Component: ComponentType<Record<string, unknown> & DialogProps<unknown>>;
  props: Record<string, unknown>;
  /** False once the dialog is closed. It is still rendered then, so that it can fade out. */
  isOpen: boolean;
  opener: HTMLElement | null;
  close: (result?: unknown) => void;
};

/** The open dialogs, the topmost last, and those that were closed since the last one opened. */
let entries: readonly DialogEntry[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

/**
 * Declares a dialog whose code is loaded when it opens. Call this outside of components:
 * `const TokenDialog = lazyDialog(() => import("@/components/access-tokens/token-dialog").then((m) => m.TokenDialog))`.
 */
export function lazyDialog<Props>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  return { load };
}

/**
 * Opens a dialog and resolves with the result it was closed with. The component must render a `<Dialog>` or a
 * `<Drawer>`. A dialog opened from another one is shown above it. If the same component is open already, the new dialog
 * replaces it. The result is undefined if the dialog was dismissed or replaced, or if its code could not be loaded.
 */
export async function openDialog<Props, Result = void>(
  dialog: ComponentType<Props & DialogProps<Result>> | LazyDialog<Props & DialogProps<Result>>,
  props: NoInfer<Omit<Props, keyof DialogProps>>,
): Promise<Result | undefined> {
  let opener = findOpener();
  const loaded = await componentOf(dialog);
  if (!loaded) return undefined;
  // the store holds dialogs of all types, so the type of the props is lost here
  const Component = loaded as unknown as DialogEntry["Component"];
  return new Promise((resolve) => {
    const replaced = entries.find((entry) => entry.isOpen && entry.Component === Component);
    if (replaced) opener = replaced.opener;
    replaced?.close();
    const key = ++lastKey;
    const close = (result?: unknown) => {
      markClosed(key);
      resolve(result as Result | undefined);
    };
    const entry = { key, Component, props: props as Record<string, unknown>, isOpen: true, opener, close };
    setEntries([...entries.filter(({ isOpen }) => isOpen), entry]);
  });
}

function markClosed(key: number) {
  if (entries.some((entry) => entry.key === key && entry.isOpen))
    setEntries(entries.map((entry) => (entry.key === key ? { ...entry, isOpen: false } : entry)));
}

function setEntries(next: readonly DialogEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

async function componentOf<Props>(dialog: ComponentType<Props> | LazyDialog<Props>) {
  try {
    return "load" in dialog ? await dialog.load() : dialog;
  } catch {
    toast({ message: line("There was an issue. Please try again."), type: "danger" });
    return undefined;
  }
}

/** Closes all open dialogs. */
export function closeDialogs() {
  for (const entry of entries) entry.close();
}

export const dialogEntries = () => entries;

export function subscribeToDialogs(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
