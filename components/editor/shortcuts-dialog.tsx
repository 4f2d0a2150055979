"use client";

import { SHORTCUTS } from "@/components/editor/shortcuts";
import { useT } from "@/components/i18n/use-t";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";

const KEY_SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

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
              {keys.split("+").map((key) => (
                <Kbd key={key}>{signOf(key)}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const signOf = (key: string) => (key === "Mod" ? (isMac() ? "⌘" : "Ctrl") : (KEY_SIGNS[key] ?? key));
