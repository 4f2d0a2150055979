"use client";

import { useStored, writeStored } from "@/components/ui/use-stored";

export type ListView = "cards" | "list";

const KEY = "plinth.project-view";

/** Whether projects are shown as cards or as a list. This browser remembers the choice. */
export function useListView() {
  const view: ListView = useStored(KEY) === "list" ? "list" : "cards";
  return [view, (chosen: ListView) => writeStored(KEY, chosen)] as const;
}
