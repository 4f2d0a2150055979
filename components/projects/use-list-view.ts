"use client";

import { useSyncExternalStore } from "react";

export type ListView = "cards" | "list";

const KEY = "plinth.project-view";
const listeners = new Set<() => void>();
/** Used if the browser blocks local storage. */
let unsaved: ListView | null = null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function read(): ListView {
  try {
    return unsaved ?? (localStorage.getItem(KEY) === "list" ? "list" : "cards");
  } catch {
    return "cards";
  }
}

/** Whether projects are shown as cards or as a list. This browser remembers the choice. */
export function useListView() {
  const view = useSyncExternalStore(subscribe, read, (): ListView => "cards");

  function setView(chosen: ListView) {
    unsaved = chosen;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // kept until the page is left
    }
    for (const listener of listeners) listener();
  }

  return [view, setView] as const;
}
