"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import type { Filter } from "@/components/data-table/column";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuEntry } from "@/components/ui/menu-entry";

type Props = { filter: Filter; value: string | undefined; onChange: (value: string | null) => void };

/** The button of a filter: "+ Type" while the filter is not set, "Type: Image" once it is. */
export function FilterChip({ filter, value, onChange }: Props) {
  const t = useT();
  const label = t(filter.label);
  const chosenOption = filter.options.find((option) => option.value === value);
  const options = filter.options.map(
    (option): MenuEntry => ({
      key: option.value,
      label: t(option.label),
      checked: option.value === value,
      onSelect: () => onChange(option.value === value ? null : option.value),
    }),
  );
  const entries: MenuEntry[] = value
    ? [...options, "separator", { label: t("Remove this filter"), onSelect: () => onChange(null) }]
    : options;

  return (
    <Menu entries={entries} align="start">
      {(trigger) => (
        <button
          {...trigger}
          className={cn(
            "inline-flex min-h-7.5 items-center gap-1.5 rounded-md border px-2.5 text-small whitespace-nowrap",
            "pointer-coarse:min-h-11",
            value ? "border-accent bg-accent-soft" : "border-line bg-raised hover:border-edge",
          )}
        >
          {!value && <Icon of={Plus} />}
          {value ? t(":name: :value", { name: label, value: chosenOption ? t(chosenOption.label) : value }) : label}
          {value && <Icon of={ChevronDown} />}
        </button>
      )}
    </Menu>
  );
}
