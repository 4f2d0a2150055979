"use client";

import Check from "lucide-react/icons/check";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Tooltip } from "@/components/ui/tooltip";
import { FileIcon } from "@/components/uploads/file-icon";
import type { FieldMessage } from "@/lib/errors";
import type { T } from "@/lib/i18n/create-t";
import { secondsLeft } from "@/lib/uploads/sending/speed";
import type { UploadItem } from "@/lib/uploads/sending/upload-item";
import { uploads } from "@/lib/uploads/sending/uploads";

/** One upload: its progress, and a button that stops it or starts it again. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { file, status, percentage } = item;
  const t = useT();
  return (
    <li className="flex items-center gap-3 border-line py-2.5 ps-4 pe-3 not-first:border-t">
      <FileIcon mime={file.mime} />
      <div className="min-w-0 flex-1">
        <Tooltip text={<bdi>{file.relativePath || file.name}</bdi>}>
          {(tooltip) => (
            <div dir="auto" {...tooltip} className="truncate font-semibold">
              {file.name}
            </div>
          )}
        </Tooltip>
        <div className={cn("text-small", status === "failed" ? "text-danger" : "text-muted")}>
          <State item={item} />
        </div>
        {status === "inProgress" && (
          <div className="mt-1.5">
            <ProgressBar label={t("Uploading :file", { file: file.name })} value={percentage} tone="accent" />
          </div>
        )}
      </div>
      <RowAction item={item} t={t} />
    </li>
  );
}

function State({ item }: { item: UploadItem }) {
  const { file, status, bytesUploaded, speed, errorMessage } = item;
  const t = useT();
  const { bytes } = useFormats();
  if (status === "pending") return t("Waiting");
  if (status === "aborted") return t("Upload stopped");
  if (status === "completed") return bytes(file.size);
  if (status === "failed") return messageText(errorMessage, t) ?? t("There was an issue. Please try again.");
  const remainingSeconds = secondsLeft({ size: file.size, sent: bytesUploaded, speed });
  const sentText = t(":sent of :size", { sent: bytes(bytesUploaded), size: bytes(file.size) });
  if (speed === null || remainingSeconds === null) return sentText;
  return (
    <>
      {sentText} · {t(":speed per second", { speed: bytes(Math.round(speed)) })} · {timeLeft(remainingSeconds, t)}
    </>
  );
}

function messageText(message: FieldMessage | null, t: T): string | null {
  if (message === null) return null;
  return typeof message === "string" ? t(message) : t(message[0], message[1]);
}

const MINUTE_SECONDS = 60;

function timeLeft(seconds: number, t: T): string {
  if (seconds < MINUTE_SECONDS)
    return t("{count, plural, one {# second left} other {# seconds left}}", { count: seconds });
  const minutes = Math.round(seconds / MINUTE_SECONDS);
  return t("{count, plural, one {# minute left} other {# minutes left}}", { count: minutes });
}

function RowAction({ item: { file, status }, t }: { item: UploadItem; t: T }) {
  const look = buttonVariants({ variant: "ghost", size: "s", icon: true });
  if (status === "completed") {
    return (
      <span className="px-[7px] text-success" role="img" aria-label={t("Uploaded")}>
        <Icon of={Check} />
      </span>
    );
  }
  if (status === "failed" || status === "aborted") {
    const label = t("Upload :file again", { file: file.name });
    return (
      <button type="button" className={look} aria-label={label} onClick={() => uploads.retry(file.id)}>
        <Icon of={RotateCcw} />
      </button>
    );
  }
  const label = t("Stop uploading :file", { file: file.name });
  return (
    <button type="button" className={look} aria-label={label} onClick={() => uploads.abort(file.id)}>
      <Icon of={X} />
    </button>
  );
}
