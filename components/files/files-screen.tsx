"use client";

import { FileList } from "@/components/files/file-list";
import { StorageUse } from "@/components/files/storage-use";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { useMayCreate } from "@/components/resource/use-may-create";
import { ChooseFilesButtons } from "@/components/uploads/choose-files-buttons";
import { DropZone } from "@/components/uploads/drop-zone";
import { UnfinishedNote } from "@/components/uploads/unfinished-note";
import type { ChosenFile } from "@/lib/uploads/sending/upload-item";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";
import { uploads } from "@/lib/uploads/sending/uploads";

type Props = { settings: UploadSettings };

/** The files in the active workspace, with buttons and a drop zone to upload more for those who may. */
export function FilesScreen(props: Props) {
  return (
    <ResourceProviders>
      <Files {...props} />
    </ResourceProviders>
  );
}

function Files({ settings }: Props) {
  const t = useT();
  const mayUpload = useMayCreate("files");
  const add = (files: ChosenFile[]) => uploads.add(files, { settings });
  const screen = (
    <>
      <ScreenHeader title={t("Files")} text={t("Pictures, documents and everything else your pages use.")}>
        {mayUpload && (
          <ChooseFilesButtons accept={settings.allowed_types.map(acceptOf).join() || undefined} onFiles={add} />
        )}
      </ScreenHeader>
      <div className="grid content-start gap-4">
        <StorageUse />
        <UnfinishedNote />
        <FileList mayUpload={mayUpload} />
      </div>
    </>
  );
  return mayUpload ? <DropZone onFiles={add}>{screen}</DropZone> : screen;
}

/** The `accept` attribute needs extensions with a dot. */
const acceptOf = (type: string) => (type.includes("/") || type.startsWith(".") ? type : `.${type}`);
