"use client";

import Upload from "lucide-react/icons/upload";
import { useRef } from "react";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ProgressBar } from "@/components/ui/progress-bar";
import { type ChosenFile, toChosenFile, type UploadItem } from "@/lib/uploads/sending/upload-item";

/** A button that chooses a file of this computer. */
export function FileUploadButton({ onFiles }: { onFiles: (files: ChosenFile[]) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])].map((file) => toChosenFile(file)));
          target.value = ""; // so that the same file can be chosen again
        }}
      />
      <Button size="s" onClick={() => input.current?.click()}>
        <Icon of={Upload} />
        {t("Upload a file")}
      </Button>
    </>
  );
}

/** How far an upload is, or why it has failed. */
export function FileUploadState({ upload: { file, status, percentage, errorMessage } }: { upload: UploadItem }) {
  const t = useT();
  if (status === "completed" || status === "aborted") return null;
  if (status === "failed") {
    const message = errorMessage ?? "There was an issue. Please try again.";
    const reason = typeof message === "string" ? t(message) : t(...message);
    return (
      <p role="alert" className="border-t border-line px-4 py-2.5 text-danger">
        {t(":file was not uploaded. :reason", { file: file.name, reason })}
      </p>
    );
  }
  return (
    <div className="grid gap-1.5 border-t border-line px-4 py-2.5 text-small">
      <bdi className="truncate">{file.name}</bdi>
      <ProgressBar label={t("Uploading :file", { file: file.name })} value={percentage} tone="accent" />
    </div>
  );
}
