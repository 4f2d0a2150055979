"use client";

import { Command } from "cmdk";
import Search from "lucide-react/icons/search";
import { useRouter } from "next/navigation";
import { useT } from "@/components/i18n/use-t";
import type { CommandEntry, CommandGroup } from "@/components/ui/command-entry";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Icon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";

type Props = { groups: CommandGroup[]; placeholder?: string | undefined };

/** The command menu: type a part of anything, go there or do it. */
export function CommandPanel({ groups, placeholder, close }: Props & DialogProps) {
  const router = useRouter();
  const t = useT();

  function choose({ href, run }: CommandEntry) {
    close();
    if (href !== undefined) router.push(href);
    else run?.();
  }

  return (
    <Dialog title={t("Command menu")} titleHidden className="cmd">
      <Command label={t("Command menu")} loop>
        <div className="in">
          <Icon of={Search} />
          <Command.Input placeholder={placeholder ?? t("Search or jump to")} />
          <Kbd>Esc</Kbd>
        </div>
        <Command.List label={t("Results")}>
          <Command.Empty>{t("There are no items matching your query")}</Command.Empty>
          {groups.map((group) => (
            <Command.Group key={group.heading} heading={group.heading}>
              {group.entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={entry.id}
                  keywords={[entry.label, ...(entry.keywords ?? [])]}
                  onSelect={() => choose(entry)}
                >
                  {entry.icon && <Icon of={entry.icon} />}
                  <span className="min-w-0 truncate">{entry.label}</span>
                  {entry.note && <span className="ms-auto text-muted text-small">{entry.note}</span>}
                  {entry.keys && <Kbd>{entry.keys}</Kbd>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
