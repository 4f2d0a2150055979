"use client";

import Upload from "lucide-react/icons/upload";
import { useDeferredValue, useRef, useState } from "react";
import { insertAfterSelected } from "@/components/editor/component-actions";
import { PanelHeader } from "@/components/editor/panel-header";
import { PictureHint } from "@/components/editor/pictures/picture-hint";
import { PictureTile } from "@/components/editor/pictures/picture-tile";
import { useChoosePicture } from "@/components/editor/pictures/use-choose-picture";
import { usePictureReplacement } from "@/components/editor/pictures/use-picture-replacement";
import { useUploadSettings } from "@/components/editor/project-context";
import { useEngine, useSelected } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { pictureRefusal } from "@/components/picture-picker/picture-refusal";
import { usePictures } from "@/components/picture-picker/use-pictures";
import { useMayCreate } from "@/components/resource/use-may-create";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { RetryNote } from "@/components/ui/retry-note";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useRefreshAfterUpload } from "@/components/uploads/use-refresh-after-upload";
import type { FileEntryJson } from "@/lib/files/schema";
import { type ChosenFile, toChosenFile } from "@/lib/uploads/sending/upload-item";
import { uploads } from "@/lib/uploads/sending/uploads";

/**
 * The pictures in the project's workspace. A click on one of them asks how it is used in place of the selected picture
 * or, if none is selected, adds it to the page, where the checks ask for its description.
 */
export function PicturesPanel() {
  const engine = useEngine();
  const selected = useSelected();
  const t = useT();
  const [search, setSearch] = useState("");
  const query = useDeferredValue(search.trim());
  const { data: files, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePictures(query);
  useRefreshAfterUpload();
  const isPictureSelected = selected?.get("tagName") === "img";
  const replacement = usePictureReplacement();
  const choosePicture = useChoosePicture();
  const source: unknown = isPictureSelected ? selected?.getAttributes().src : undefined;

  function choose(file: FileEntryJson) {
    if (replacement.pictureToReplace) replacement.replaceWith(file.url);
    else if (selected && isPictureSelected) void choosePicture(selected, { proposed: file.url });
    else insertAfterSelected(engine, { type: "image", tagName: "img", attributes: { src: file.url } });
  }

  return (
    <>
      <PanelHeader title={t("Pictures")}>
        <UploadButton />
      </PanelHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-y-auto px-3 pb-6">
        <SearchInput
          aria-label={t("Search pictures")}
          placeholder={t("Search pictures")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <PictureHint selectedAddress={isPictureSelected ? String(source ?? "") : null} replacement={replacement} />
        {error && !files && <RetryNote onRetry={() => void refetch()} />}
        {!files && !error && <Skeleton className="h-24 w-full" />}
        {files?.length === 0 && (
          <p className="text-small text-muted">
            {query ? t("Nothing found.") : t("No pictures yet. Upload one to use it here.")}
          </p>
        )}
        <ul className="grid grid-cols-2 gap-2">
          {files?.map((file) => (
            <PictureTile key={file.id} file={file} replacement={replacement} onUse={() => choose(file)} />
          ))}
        </ul>
        {hasNextPage && (
          <Button size="s" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("Show more")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Uploads the pictures among the chosen files, and says of the others why they are none. */
function UploadButton() {
  const input = useRef<HTMLInputElement>(null);
  const settings = useUploadSettings();
  const mayUpload = useMayCreate("files");
  const t = useT();
  if (!mayUpload) return null;

  function refuse(file: ChosenFile) {
    const reason = pictureRefusal(file);
    if (reason === null) return;
    toast({ type: "danger", message: t(":file was not uploaded. :reason", { file: file.name, reason: t(reason) }) });
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].map((file) => toChosenFile(file));
          uploads.add(
            files.filter((file) => pictureRefusal(file) === null),
            { settings },
          );
          for (const file of files) refuse(file);
          target.value = ""; // so that the same file can be chosen again
        }}
      />
      <Button variant="ghost" size="s" icon aria-label={t("Upload pictures")} onClick={() => input.current?.click()}>
        <Icon of={Upload} />
      </Button>
    </>
  );
}
