"use client";

import Download from "lucide-react/icons/download";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Note } from "@/components/ui/note";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { DataExportJson } from "@/lib/data-exports/schema";

/** The state of an export, with a download link once it is ready. */
export function ExportState({ export: { status, progress, url, size, expires_at } }: { export: DataExportJson }) {
  const t = useT();
  const { bytes } = useFormats();
  if (status === "failed") {
    return (
      <Note tone="bad" role="alert">
        {t("Your data could not be exported. Try again.")}
      </Note>
    );
  }
  if (status === "pending") {
    return (
      <div className="grid content-start gap-2" role="status">
        <p className="text-small">
          {t("Your data is being exported. You can leave this page. We will email you when it is ready.")}
        </p>
        <ProgressBar label={t("Exporting your data")} value={progress} tone="accent" />
      </div>
    );
  }
  return (
    <div className="grid content-start gap-2">
      <div>
        <a className={buttonVariants()} href={url ?? undefined} download>
          <Icon of={Download} />
          {t("Download (:size)", { size: bytes(size ?? 0) })}
        </a>
      </div>
      {expires_at && (
        <p className="text-small text-muted">
          {t.rich("You can download it until :date.", { date: <FormattedDate value={expires_at} /> })}
        </p>
      )}
    </div>
  );
}
