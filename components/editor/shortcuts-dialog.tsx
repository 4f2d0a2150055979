"use client";

import { SHORTCUTS } from "@/components/editor/shortcuts";
import { TEXT_SHORTCUTS } from "@/components/editor/texts/text-commands";
import { useT } from "@/components/i18n/use-t";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { keyLabels } from "@/components/ui/key-labels";
import type { Line } from "@/lib/i18n/line";

/** Lists the keyboard shortcuts of the editor. */
export function ShortcutsDialog() {
  const t = useT();
  return (
    <Dialog title={t("Keyboard shortcuts")} closable>
      <ShortcutList shortcuts={SHORTCUTS} />
      <h3 className="mt-6 font-semibold">{t("While a text is edited")}</h3>
      <ShortcutList shortcuts={TEXT_SHORTCUTS} />
    </Dialog>
  );
}

function ShortcutList({ shortcuts }: { shortcuts: readonly { name: Line; keys: string }[] }) {
  const t = useT();
  return (
    <dl className="mt-4 grid gap-2 text-control">
      {shortcuts.map(({ name, keys }) => (
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
  );
}
