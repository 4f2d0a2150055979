"use client";

import { useStored, writeStored } from "@/components/ui/use-stored";

export type ListView = "cards" | "list";

/** Whether rows are shown as cards or as a list. This browser remembers the choice. */
export function useListView(name: string) {
  const key = `plinth.${name}-view`;
  const view: ListView = useStored(key) === "list" ? "list" : "cards";
  return [view, (chosen: ListView) => writeStored(key, chosen)] as const;
}
