"use client";

import { Command } from "cmdk";
import Search from "lucide-react/icons/search";
import { useRouter } from "next/navigation";
import { useT } from "@/components/i18n/use-t";
import type { CommandEntry, CommandGroup } from "@/components/ui/command-entry";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { COMMAND_ROW } from "@/components/ui/floating";
import { Icon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";
import { confirmLosingChanges } from "@/components/ui/leave-guard";
import { NamedIcon } from "@/components/ui/named-icon";
import { scoreCommand } from "@/components/ui/score-command";

/** The classes of a group. They also style its heading and the box around its entries, which cmdk renders. */
const GROUP =
  "**:[[cmdk-group-heading]]:px-[15px] **:[[cmdk-group-heading]]:pt-2.5 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-tiny **:[[cmdk-group-heading]]:leading-[1.55] **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-muted **:[[cmdk-group-items]]:px-[5px]";

type Props = { groups: CommandGroup[]; placeholder?: string | undefined };

/** The command menu: finds pages to open and actions to run. */
export function CommandPanel({ groups, placeholder, close }: Props & DialogProps) {
  const router = useRouter();
  const t = useT();

  function choose({ href, run }: CommandEntry) {
    close();
    if (href !== undefined) void confirmLosingChanges().then((mayLeave) => mayLeave && router.push(href));
    else run?.();
  }

  return (
    <Dialog title={t("Command menu")} titleHidden size="palette" look="palette">
      <Command label={t("Command menu")} loop filter={scoreCommand}>
        <div className="flex items-center gap-3 border-b border-line px-4 py-[13px] text-[1.0667rem]">
          <Icon of={Search} />
          <Command.Input
            className="min-w-0 flex-1 outline-hidden placeholder:text-muted placeholder:opacity-100"
            placeholder={placeholder ?? t("Search or jump to")}
          />
          <Kbd>Esc</Kbd>
        </div>
        <Command.List
          label={t("Results")}
          className="max-h-[min(420px,60dvh)] scroll-pt-10 scroll-pb-[5px] overflow-y-auto pb-[5px]"
        >
          <Command.Empty className="px-4 py-3.5 text-muted">
            {t("There are no items matching your query")}
          </Command.Empty>
          {groups.map((group) => (
            <Command.Group key={group.heading} heading={group.heading} className={GROUP}>
              {group.entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={entry.id}
                  keywords={[entry.label, ...(entry.keywords ?? [])]}
                  onSelect={() => choose(entry)}
                  className={COMMAND_ROW}
                >
                  {entry.icon && <EntryIcon icon={entry.icon} />}
                  <span dir="auto" className="min-w-0 truncate">
                    {entry.label}
                  </span>
                  {entry.note && <span className="ms-auto text-muted text-small">{entry.note}</span>}
                  {entry.keys && <Kbd className={entry.note ? undefined : "ms-auto"}>{entry.keys}</Kbd>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}

function EntryIcon({ icon }: { icon: NonNullable<CommandEntry["icon"]> }) {
  return typeof icon === "string" ? (
    <NamedIcon name={icon} className="text-muted" />
  ) : (
    <Icon of={icon} className="text-muted" />
  );
}
