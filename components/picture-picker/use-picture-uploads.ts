"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { pictureRefusal } from "@/components/picture-picker/picture-refusal";
import { useUploadItems } from "@/components/uploads/use-upload-items";
import type { FieldMessage } from "@/lib/errors";
import type { FileEntryJson } from "@/lib/files/schema";
import type { ChosenFile, UploadItem } from "@/lib/uploads/sending/upload-item";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";
import { onUploaded, uploads } from "@/lib/uploads/sending/uploads";

/** A file that the user has added. `item`: its upload. Null for a file that is refused before it is sent. */
export type AddedFile = { file: ChosenFile; item: UploadItem | null; refusal: FieldMessage | null };

/**
 * Uploads the pictures that the user adds to a dialog. `onFirst` gets the first of them that were added together, as
 * soon as it is a file of the workspace. `isUploading`: whether such a file is still on its way.
 */
export function usePictureUploads(settings: UploadSettings, onFirst: (entry: FileEntryJson) => void) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [firstIds, setFirstIds] = useState<ReadonlySet<string>>(new Set());
  const items = useUploadItems();
  const choose = useEffectEvent(({ file, entry }: UploadItem) => {
    if (entry && firstIds.has(file.id)) onFirst(entry);
  });
  useEffect(() => onUploaded((item) => choose(item)), []);

  function add(added: readonly ChosenFile[]) {
    const pictures = added.filter((file) => pictureRefusal(file) === null);
    const [first] = pictures;
    setFiles((earlier) => [...added, ...earlier]);
    if (first) setFirstIds((earlier) => new Set([...earlier, first.id]));
    uploads.add(pictures, { settings });
  }

  function dismiss(id: string) {
    setFiles((current) => current.filter((file) => file.id !== id));
    if (items.some(({ file, status }) => file.id === id && isRunning(status))) uploads.abort(id);
  }

  const addedFiles = files.flatMap((file): AddedFile[] => {
    const item = items.find((each) => each.file.id === file.id) ?? null;
    const isShown = item === null ? pictureRefusal(file) !== null : isRunning(item.status) || item.status === "failed";
    return isShown ? [{ file, item, refusal: pictureRefusal(file) ?? item?.errorMessage ?? null }] : [];
  });
  const isUploading = addedFiles.some(
    ({ file, item }) => firstIds.has(file.id) && item !== null && isRunning(item.status),
  );
  return { addedFiles, isUploading, add, dismiss };
}

const isRunning = (status: UploadItem["status"]) => status === "pending" || status === "inProgress";
