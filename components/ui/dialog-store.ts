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

let current: DialogEntry | null = null;
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
 * `<Drawer>`. The result is undefined if the dialog was dismissed, if another dialog replaced it (only one is open at a
 * time) or if its code could not be loaded.
 */
export async function openDialog<Props, Result = void>(
  dialog: ComponentType<Props & DialogProps<Result>> | LazyDialog<Props & DialogProps<Result>>,
  props: NoInfer<Omit<Props, keyof DialogProps>>,
): Promise<Result | undefined> {
  const opener = current?.isOpen ? current.opener : findOpener();
  const Component = await componentOf(dialog);
  if (!Component) return undefined;
  return new Promise((resolve) => {
    current?.close();
    const key = ++lastKey;
    current = {
      key,
      // the store holds dialogs of all types, so the type of the props is lost here
      Component: Component as unknown as DialogEntry["Component"],
      props: props as Record<string, unknown>,
      isOpen: true,
      opener,
      close(result) {
        if (current?.key === key && current.isOpen) {
          current = { ...current, isOpen: false };
          notify();
        }
        resolve(result as Result | undefined);
      },
    };
    notify();
  });
}

async function componentOf<Props>(dialog: ComponentType<Props> | LazyDialog<Props>) {
  try {
    return "load" in dialog ? await dialog.load() : dialog;
  } catch {
    toast({ message: line("There was an issue. Please try again."), type: "danger" });
    return undefined;
  }
}

/** Closes the open dialog, if there is one. */
export function closeDialog() {
  current?.close();
}

export function currentDialog() {
  return current;
}

export function subscribeToDialog(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify() {
  for (const listener of listeners) listener();
}
