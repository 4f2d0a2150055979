"use client";

import type { Editor } from "grapesjs";
import { useEffect, useEffectEvent, useState } from "react";
import { useUploadSettings } from "@/components/editor/project-context";
import { useUploadItems } from "@/components/uploads/use-upload-items";
import type { FileEntryJson } from "@/lib/files/schema";
import type { ChosenFile, UploadItem } from "@/lib/uploads/sending/upload-item";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";
import { onUploaded, uploads } from "@/lib/uploads/sending/uploads";

const settingsOf = new WeakMap<Editor, UploadSettings>();

/** Lets the dialog for links upload files. It can be opened by a key in the canvas, which knows only the engine. */
export function useLinkUploads(engine: Editor | null): void {
  const settings = useUploadSettings();
  useEffect(() => {
    if (engine) settingsOf.set(engine, settings);
  }, [engine, settings]);
}

/** Uploads a file that is going to be linked. `onFile` gets it as soon as it is a file of the workspace. */
export function useLinkUpload(engine: Editor, onFile: (file: FileEntryJson) => void) {
  const [id, setId] = useState<string | null>(null);
  const upload = useUploadItems().find(({ file }) => file.id === id) ?? null;
  const take = useEffectEvent(({ file, entry }: UploadItem) => {
    if (entry && file.id === id) onFile(entry);
  });
  useEffect(() => onUploaded((item) => take(item)), []);

  function add([file]: readonly ChosenFile[]) {
    const settings = settingsOf.get(engine);
    if (!file || !settings) return;
    setId(file.id);
    uploads.add([file], { settings });
  }

  return { upload, add };
}
