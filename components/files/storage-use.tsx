"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { ProgressBar } from "@/components/ui/progress-bar";
import { fileEntryClient } from "@/lib/files/client";

const WARNING_SHARE = 0.8;

/** How much of the storage quota is used: the user's own or, in a shared workspace, that of its owner. */
export function StorageUse() {
  const { data } = useQuery(fileEntryClient.usage());
  const t = useT();
  const { bytes } = useFormats();
  if (!data) return null;
  const { used, limit } = data;
  if (limit === null) return <p className="text-small text-muted">{t(":used used", { used: bytes(used) })}</p>;
  return (
    <div className="grid max-w-80 content-start gap-0.5">
      <p className="text-small text-muted">{t(":used of :limit used", { used: bytes(used), limit: bytes(limit) })}</p>
      <ProgressBar label={t("Storage")} value={used} max={limit} tone={toneOf(limit > 0 ? used / limit : 1)} />
    </div>
  );
}

function toneOf(share: number) {
  if (share >= 1) return "bad";
  return share >= WARNING_SHARE ? "warn" : "plain";
}
