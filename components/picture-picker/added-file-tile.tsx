"use client";

import CircleAlert from "lucide-react/icons/circle-alert";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import type { AddedFile } from "@/components/picture-picker/use-picture-uploads";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { T } from "@/lib/i18n/create-t";
import { uploads } from "@/lib/uploads/sending/uploads";

const FRAME = "grid aspect-4/3 content-center gap-2 rounded-sm border border-dashed px-4.5 text-center";

/** The tile of a file that the user has added: the progress of its upload, or the reason why it is refused. */
export function AddedFileTile({ added, onDismiss }: { added: AddedFile; onDismiss: () => void }) {
  const t = useT();
  const { file, item } = added;
  const isRefused = item === null || item.status === "failed";
  const stop = isRefused ? t("Dismiss :file", { file: file.name }) : t("Stop uploading :file", { file: file.name });
  return (
    <li className="relative grid min-w-0 content-start text-tiny">
      <span className={cn(FRAME, "mb-1.5", isRefused ? "border-danger bg-danger-soft" : "border-edge bg-wash")}>
        {isRefused ? (
          <Icon of={CircleAlert} className="justify-self-center text-danger" />
        ) : (
          <>
            <b className="font-semibold">{t(":percent %", { percent: Math.round(item.percentage) })}</b>
            <ProgressBar label={t("Uploading :file", { file: file.name })} value={item.percentage} tone="accent" />
          </>
        )}
      </span>
      <span className="absolute end-1 top-1 flex">
        {item?.status === "failed" && (
          <Button
            variant="ghost"
            size="s"
            icon
            aria-label={t("Upload :file again", { file: file.name })}
            onClick={() => uploads.retry(file.id)}
          >
            <Icon of={RotateCcw} />
          </Button>
        )}
        <Button variant="ghost" size="s" icon aria-label={stop} onClick={onDismiss}>
          <Icon of={X} />
        </Button>
      </span>
      <bdi className="truncate text-small font-label">{file.name}</bdi>
      <State added={added} t={t} />
    </li>
  );
}

function State({ added: { file, item, refusal }, t }: { added: AddedFile; t: T }) {
  const { bytes } = useFormats();
  if (item !== null && item.status !== "failed")
    return (
      <span className="text-muted">
        {t(":sent of :size", { sent: bytes(item.bytesUploaded), size: bytes(file.size) })}
      </span>
    );
  const message = refusal ?? "There was an issue. Please try again.";
  return (
    <span role="alert" className="text-danger">
      {typeof message === "string" ? t(message) : t(...message)}
    </span>
  );
}
