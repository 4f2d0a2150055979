"use client";

import { useEffect, useRef, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { OtherSources } from "@/components/picture-picker/other-sources";
import {
  CENTRE,
  type CurrentPicture,
  type PickerOptions,
  type PictureChoice,
} from "@/components/picture-picker/picture-choice";
import { PictureGrid } from "@/components/picture-picker/picture-grid";
import { PictureUse } from "@/components/picture-picker/picture-use";
import { useIncomingFiles } from "@/components/picture-picker/use-incoming-files";
import { usePictureUploads } from "@/components/picture-picker/use-picture-uploads";
import type { ChosenPicture } from "@/components/picture-picker/use-picture-use";
import { QueryProvider } from "@/components/query/query-provider";
import { useMayCreate } from "@/components/resource/use-may-create";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import type { FileEntryJson } from "@/lib/files/schema";

type Props = PickerOptions & DialogProps<PictureChoice>;

/** Chooses a picture: from the files, from this computer, or by its address. Then asks how it is used here. */
export function PicturePicker(props: Props) {
  const t = useT();
  const title = (
    <>
      {t("Choose a picture")} <span className="text-control font-normal text-muted">{props.place}</span>
    </>
  );
  return (
    <Dialog title={title} size="3xl" look="panes" closable>
      <QueryProvider>
        <Panes {...props} />
      </QueryProvider>
    </Dialog>
  );
}

function Panes({ settings, current, proposed, files = [], close, ...use }: Props) {
  const t = useT();
  const mayUpload = useMayCreate("files");
  const [chosen, setChosen] = useState<ChosenPicture | null>(() => startOf(current, proposed));

  function choose(address: string, file: FileEntryJson | null) {
    if (address === current?.address) setChosen({ ...current, file });
    else if (address !== chosen?.address) setChosen(newPicture(address, { file, current }));
  }

  const { addedFiles, isUploading, add, dismiss } = usePictureUploads(settings, (entry) => choose(entry.url, entry));
  const hasAdded = useRef(false);
  useEffect(() => {
    if (hasAdded.current || files.length === 0) return; // React runs effects twice during development
    hasAdded.current = true;
    add(files);
  });
  const isOver = useIncomingFiles((files) => mayUpload && add(files));

  return (
    <div className="relative grid min-h-0 md:grid-cols-[minmax(0,1fr)_364px]">
      <div className="flex min-h-0 flex-col">
        <PictureGrid
          chosenAddress={chosen?.address ?? null}
          onChoose={(file) => choose(file.url, file)}
          addedFiles={addedFiles}
          onDismiss={dismiss}
        />
        <OtherSources mayUpload={mayUpload} onFiles={add} onAddress={(address) => choose(address, null)} />
      </div>
      <aside
        aria-label={t("Chosen picture")}
        className="flex min-h-0 flex-col border-line bg-surface max-md:border-t md:border-s"
      >
        {chosen ? (
          <PictureUse
            key={chosen.address}
            {...use}
            chosen={chosen}
            hasCurrent={current !== null}
            isReplaced={isUploading}
            close={close}
          />
        ) : (
          <p className="p-5 text-small text-muted">{t("Choose a picture to see how it looks here.")}</p>
        )}
      </aside>
      {isOver && mayUpload && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute inset-2 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-bg/88 type-item"
        >
          {t("Drop pictures to upload them")}
        </p>
      )}
    </div>
  );
}

function startOf(current: CurrentPicture | null, proposed: string | undefined): ChosenPicture | null {
  if (proposed !== undefined && proposed !== current?.address) return newPicture(proposed, { file: null, current });
  return current?.address ? { ...current, file: null } : null;
}

/** Another picture than the current one keeps its crop, but not its focal point or its description. */
const newPicture = (
  address: string,
  { file, current }: { file: FileEntryJson | null; current: CurrentPicture | null },
): ChosenPicture => ({ address, file, description: null, focus: CENTRE, ratio: current?.ratio ?? null });
