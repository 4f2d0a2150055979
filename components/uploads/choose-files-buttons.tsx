"use client";

import FolderUp from "lucide-react/icons/folder-up";
import Upload from "lucide-react/icons/upload";
import { type ChangeEvent, useRef } from "react";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type ChosenFile, toChosenFile } from "@/lib/uploads/sending/upload-item";

type Props = {
  /** The `accept` attribute of the file input. */
  accept?: string;
  onFiles: (files: ChosenFile[]) => void;
};

/** Two buttons: choose files, or choose a folder. */
export function ChooseFilesButtons({ accept, onFiles }: Props) {
  const t = useT();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  function handleChosen({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])].map((file) => toChosenFile(file)));
    target.value = ""; // so that the same file can be chosen again
  }

  const input = { type: "file", multiple: true, accept, hidden: true, onChange: handleChosen };
  return (
    <>
      <input {...input} ref={files} data-testid="files" />
      <input {...input} ref={folder} {...{ webkitdirectory: "" }} />
      <Button onClick={() => folder.current?.click()}>
        <Icon of={FolderUp} />
        {t("Upload folder")}
      </Button>
      <Button variant="primary" onClick={() => files.current?.click()}>
        <Icon of={Upload} />
        {t("Upload files")}
      </Button>
    </>
  );
}
