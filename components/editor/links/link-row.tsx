"use client";

import { Command } from "cmdk";
import { LINK_KINDS, type LinkEntry } from "@/components/editor/links/link-kinds";
import { COMMAND_ROW } from "@/components/ui/floating";
import { Icon } from "@/components/ui/icon";

type Props = { entry: LinkEntry; onChoose: (entry: LinkEntry) => void };

/** Something that can be linked. */
export function LinkRow({ entry, onChoose }: Props) {
  const { id, kind, label, note } = entry;
  return (
    <Command.Item value={id} onSelect={() => onChoose(entry)} className={COMMAND_ROW}>
      <Icon of={LINK_KINDS[kind].icon} className="text-muted" />
      <bdi className="min-w-0 truncate">{label}</bdi>
      {note && <bdi className="ms-auto max-w-[40%] truncate text-small text-muted">{note}</bdi>}
    </Command.Item>
  );
}
