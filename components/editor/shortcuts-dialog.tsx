"use client";

import { keySigns } from "@/components/editor/key-signs";
import { SHORTCUTS } from "@/components/editor/shortcuts";
import { useT } from "@/components/i18n/use-t";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";

/** Lists what the keys do in the editor. */
export function ShortcutsDialog() {
  const t = useT();
  return (
    <Dialog title={t("Keyboard shortcuts")} closable>
      <dl className="mt-4 grid gap-2 text-control">
        {SHORTCUTS.map(({ name, keys }) => (
          <div key={keys} className="flex items-center justify-between gap-4">
            <dt>{t(name)}</dt>
            <dd className="flex gap-1">
              {keySigns(keys).map((sign) => (
                <Kbd key={sign}>{sign}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
