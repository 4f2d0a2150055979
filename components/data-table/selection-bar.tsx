"use client";

import X from "lucide-react/icons/x";
import { useState } from "react";
import type { BulkAction } from "@/components/data-table/column";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type Props = {
  count: number;
  actions: BulkAction[];
  /**
   * Whether wide screens have a checkbox for all rows, in the table's header. If not, the bar's "Select all" button is
   * shown there too.
   */
  hasHeaders: boolean;
  onSelectAll: () => void;
  onClear: () => void;
};

/** The actions on all selected rows. The bar covers the toolbar, so that the rows do not move. */
export function SelectionBar({ count, actions, hasHeaders, onSelectAll, onClear }: Props) {
  const [isBusy, setBusy] = useState(false);
  const t = useT();

  async function run(action: BulkAction) {
    if (isBusy) return;
    setBusy(true);
    const isDone = await action.run().finally(() => setBusy(false));
    if (isDone) onClear();
  }

  return (
    <section
      aria-label={t("Selection")}
      aria-busy={isBusy || undefined}
      className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-t-lg bg-text py-2 ps-4 pe-3 text-[0.9333rem] text-bg"
    >
      <b className="font-semibold">{t(":count selected", { count })}</b>
      <button
        type="button"
        className={cn("underline underline-offset-4", hasHeaders && "md:hidden")}
        onClick={onSelectAll}
      >
        {t("Select all")}
      </button>
      <span className="ms-auto flex flex-wrap items-center gap-2">
        {actions.map((action) => (
          <Button
            key={action.label}
            variant="inverted"
            size="s"
            aria-disabled={isBusy || undefined}
            onClick={() => void run(action)}
          >
            {action.icon && <Icon of={action.icon} />}
            {action.label}
          </Button>
        ))}
        <Button variant="inverted" size="s" icon aria-label={t("Clear selection")} onClick={onClear}>
          <Icon of={X} />
        </Button>
      </span>
    </section>
  );
}
