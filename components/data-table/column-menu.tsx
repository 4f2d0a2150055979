"use client";

import Columns3 from "lucide-react/icons/columns-3";
import type { Column } from "@/components/data-table/column";
import { canHide } from "@/components/data-table/use-column-choice";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { Popover } from "@/components/ui/popover";
import { Tooltip } from "@/components/ui/tooltip";

type Props<Row> = {
  columns: readonly Column<Row>[];
  visibility: Readonly<Record<string, boolean>>;
  onToggle: (id: string, isOn: boolean) => void;
};

/** Chooses the columns to show. Hidden on phones, where rows are cards without columns. */
export function ColumnMenu<Row>({ columns, visibility, onToggle }: Props<Row>) {
  const t = useT();
  return (
    <div className="max-md:hidden">
      <Popover
        label={t("Columns")}
        align="end"
        trigger={(trigger) => (
          <Tooltip text={t("Columns")}>
            {(tooltip) => (
              <span {...tooltip} className="inline-flex">
                <Button {...trigger} icon aria-label={t("Columns")}>
                  <Icon of={Columns3} />
                </Button>
              </span>
            )}
          </Tooltip>
        )}
      >
        <fieldset className="grid gap-2.5">
          <legend className="mb-2.5 text-tiny font-medium text-muted">{t("Columns")}</legend>
          {columns.filter(canHide).map(({ id, header }) => (
            <Checkbox
              key={id}
              label={t(header)}
              checked={visibility[id] ?? false}
              onChange={({ target }) => onToggle(id, target.checked)}
            />
          ))}
        </fieldset>
      </Popover>
    </div>
  );
}
