import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { SettingsList, SettingsRow } from "@/components/account-settings/settings-list";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** The name of the list for screen readers. */
  label: string;
  rows: readonly { key: string | number; icon: LucideIcon; name: ReactNode; facts: ReactNode; end?: ReactNode }[];
};

/** A read-only list of items that belong to a user, such as API tokens. Each row has a name and a line of facts. */
export function UserItemList({ label, rows }: Props) {
  return (
    <SettingsList label={label} className="max-w-155">
      {rows.map(({ key, icon, name, facts, end }) => (
        <SettingsRow key={key} icon={<Icon of={icon} />} end={end}>
          <span className="font-semibold">{name}</span>
          <div className="flex flex-wrap items-center gap-x-3 text-small text-muted wrap-anywhere">{facts}</div>
        </SettingsRow>
      ))}
    </SettingsList>
  );
}
