"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { ProgressBar } from "@/components/ui/progress-bar";
import { fileEntryClient } from "@/lib/file-entries/client";

const NEARLY = 0.8;

/** How much of one's storage is taken. */
export function StorageUse() {
  const { data } = useQuery(fileEntryClient.usage());
  const t = useT();
  const { bytes } = useFormats();
  if (!data) return null;
  const { used, limit } = data;
  if (limit === null) return <p className="text-small text-muted">{t(":used used", { used: bytes(used) })}</p>;
  const share = limit > 0 ? used / limit : 1;
  const tone = share >= 1 ? "bad" : share >= NEARLY ? "warn" : "plain";
  return (
    <div className="grid max-w-80 content-start gap-0.5">
      <p className="text-small text-muted">{t(":used of :limit used", { used: bytes(used), limit: bytes(limit) })}</p>
      <ProgressBar label={t("Storage")} value={used} max={limit} tone={tone} />
    </div>
  );
}
