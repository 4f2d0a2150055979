"use client";

import { useUploadSettings } from "@/components/editor/project-context";
import { useT } from "@/components/i18n/use-t";
import { heicRefusal } from "@/components/picture-picker/picture-refusal";
import { closeToast, toast } from "@/components/ui/toast";
import type { FieldMessage } from "@/lib/errors";
import type { FileEntryJson } from "@/lib/files/schema";
import { line } from "@/lib/i18n/line";
import type { ChosenFile, UploadItem } from "@/lib/uploads/sending/upload-item";
import { uploads, whenUploaded } from "@/lib/uploads/sending/uploads";

const FAILED = line("There was an issue. Please try again.");
const PROGRESS_TOAST = "editor-uploads";

/**
 * Returns a function that uploads files, shows how far they are, and calls `use` with each file, in the given order, as
 * soon as it is a file of the workspace. A toast says why a file is refused.
 */
export function useFileUploads() {
  const settings = useUploadSettings();
  const t = useT();

  function refuse(name: string, reason: FieldMessage) {
    const text = typeof reason === "string" ? t(reason) : t(...reason);
    toast({ type: "danger", message: t(":file was not uploaded. :reason", { file: name, reason: text }) });
  }

  function showProgress(ids: ReadonlySet<string>) {
    const items = uploads.snapshot().filter(({ file }) => ids.has(file.id));
    const running = items.filter(({ status }) => status === "pending" || status === "inProgress");
    const [first] = running;
    if (!first) return closeToast(PROGRESS_TOAST);
    const percent = Math.round(items.reduce((sum, item) => sum + shareOf(item), 0) / items.length);
    const message =
      items.length === 1
        ? t("Uploading :file, :percent %", { file: first.file.name, percent })
        : t("{count, plural, one {Uploading # file, :percent %} other {Uploading # files, :percent %}}", {
            count: items.length,
            percent,
          });
    toast({ type: "loading", id: PROGRESS_TOAST, message });
  }

  return async (files: readonly ChosenFile[], use: (file: FileEntryJson) => Promise<void>): Promise<void> => {
    const refused = files.filter((file) => heicRefusal(file) !== null);
    const accepted = files.filter((file) => heicRefusal(file) === null);
    const ids = new Set(accepted.map(({ id }) => id));
    const stopShowing = uploads.subscribe(() => showProgress(ids));
    uploads.add(accepted, { settings });
    const items = await passInOrder(accepted, use);
    stopShowing();
    for (const file of refused) refuse(file.name, heicRefusal(file) ?? FAILED);
    for (const { file, errorMessage } of items.filter(({ status }) => status === "failed"))
      refuse(file.name, errorMessage ?? FAILED);
  };
}

/** Calls `use` with each uploaded file, in the order of the files. Returns their uploads. */
async function passInOrder(
  files: readonly ChosenFile[],
  use: (file: FileEntryJson) => Promise<void>,
): Promise<UploadItem[]> {
  const items: UploadItem[] = [];
  for (const outcome of files.map(({ id }) => whenUploaded(id))) {
    const item = await outcome;
    if (item) items.push(item);
    if (item?.entry) await use(item.entry);
  }
  return items;
}

const shareOf = ({ status, percentage }: UploadItem) =>
  status === "pending" || status === "inProgress" ? percentage : 100;
