"use client";

import { useIsPhone } from "@/components/editor/use-is-phone";
import { useT } from "@/components/i18n/use-t";

/** Says on a phone that the design can only be looked at there. */
export function PhoneNote() {
  const t = useT();
  if (!useIsPhone()) return null;
  return (
    <p className="border-t border-line bg-surface px-4 py-2.5 text-small text-muted">
      {t("To edit, open this project on a wider screen.")}
    </p>
  );
}
