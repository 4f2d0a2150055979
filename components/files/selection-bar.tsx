"use client";

import X from "lucide-react/icons/x";
import type { FileActions } from "@/components/files/use-file-actions";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = { ids: number[]; isTrash: boolean; actions: FileActions; onClear: () => void };

/** What can be done with all that is ticked. */
export function SelectionBar({ ids, isTrash, actions, onClear }: Props) {
  const t = useT();
  return (
    <section className="selbar" aria-label={t("Selection")}>
      <b className="strong">{t(":count selected", { count: ids.length })}</b>
      <span className="push row wrapx">
        {isTrash && (
          <>
            <Button size="s" onClick={() => void actions.restore(ids)}>
              {t("Restore")}
            </Button>
            <Button size="s" onClick={() => void actions.removeForever(ids)}>
              {t("Delete for good")}
            </Button>
          </>
        )}
        {!isTrash && (
          <Button size="s" onClick={() => void actions.trash(ids)}>
            {t("Delete")}
          </Button>
        )}
        <Button size="s" icon aria-label={t("Clear selection")} onClick={onClear}>
          <Icon of={X} />
        </Button>
      </span>
    </section>
  );
}
