"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { StorageBar, StorageLegend, TrashAdvice } from "@/components/storage-use/storage-parts";
import { fileEntryClient } from "@/lib/files/client";

/**
 * How much of the storage quota is used, and by what: the user's own or, in a shared workspace, that of its owner.
 */
export function StorageUse() {
  const { data } = useQuery(fileEntryClient.usage());
  const t = useT();
  const { bytes } = useFormats();
  if (!data) return null;
  const { used, limit, parts } = data;
  return (
    <div className="grid max-w-160 content-start gap-2">
      <p className="text-small text-muted">
        {limit === null
          ? t(":used used", { used: bytes(used) })
          : t(":used of :limit used", { used: bytes(used), limit: bytes(limit) })}
        {limit !== null && used >= limit && ` ${t("You cannot upload or publish more until you delete something.")}`}
      </p>
      {limit !== null && <StorageBar label={t("Storage")} usage={{ ...data, limit }} />}
      <StorageLegend parts={parts} />
      <TrashAdvice parts={parts} />
    </div>
  );
}
