"use client";

import { SHORTCUTS } from "@/components/editor/shortcuts";
import { useT } from "@/components/i18n/use-t";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { keyLabels } from "@/components/ui/key-labels";

/** Lists the keyboard shortcuts of the editor. */
export function ShortcutsDialog() {
  const t = useT();
  return (
    <Dialog title={t("Keyboard shortcuts")} closable>
      <dl className="mt-4 grid gap-2 text-control">
        {SHORTCUTS.map(({ name, keys }) => (
          <div key={keys} className="flex items-center justify-between gap-4">
            <dt>{t(name)}</dt>
            <dd className="flex gap-1">
              {keyLabels(keys).map((label) => (
                <Kbd key={label}>{label}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
