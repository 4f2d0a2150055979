"use client";

import { useDeferredValue, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { AddedFileTile } from "@/components/picture-picker/added-file-tile";
import { PictureTile } from "@/components/picture-picker/picture-tile";
import type { AddedFile } from "@/components/picture-picker/use-picture-uploads";
import { type PictureOrder, usePictures } from "@/components/picture-picker/use-pictures";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import { RetryNote } from "@/components/ui/retry-note";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { useRefreshAfterUpload } from "@/components/uploads/use-refresh-after-upload";
import type { FileEntryJson } from "@/lib/files/schema";
import { type Line, line } from "@/lib/i18n/line";

const ORDERS: readonly { value: PictureOrder; label: Line }[] = [
  { value: "created_at", label: line("Newest first") },
  { value: "name", label: line("By name") },
  { value: "file_size", label: line("Largest first") },
];

type Props = {
  chosenAddress: string | null;
  onChoose: (file: FileEntryJson) => void;
  addedFiles: readonly AddedFile[];
  onDismiss: (id: string) => void;
};

/** The pictures in the workspace, with a search, and the files that are being uploaded. */
export function PictureGrid({ chosenAddress, onChoose, addedFiles, onDismiss }: Props) {
  const t = useT();
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<PictureOrder>("created_at");
  const query = useDeferredValue(search.trim());
  const { data: files, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePictures(query, order);
  useRefreshAfterUpload();
  return (
    <>
      <div className="flex gap-2 px-5 py-3.5">
        <div className="min-w-0 flex-1">
          <SearchInput
            aria-label={t("Search pictures")}
            placeholder={t("Search pictures")}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <div className="w-38 shrink-0">
          <NativeSelect
            compact
            aria-label={t("Order")}
            value={order}
            onChange={(event) =>
              setOrder(ORDERS.find(({ value }) => value === event.target.value)?.value ?? "created_at")
            }
          >
            {ORDERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </NativeSelect>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-5 pt-1 pb-4 max-md:max-h-80">
        {error && !files && <RetryNote onRetry={() => void refetch()} />}
        {!files && !error && <Skeleton className="h-32 w-full" />}
        {files?.length === 0 && addedFiles.length === 0 && (
          <p className="text-small text-muted">
            {query ? t("Nothing found.") : t("No pictures yet. Upload one to use it here.")}
          </p>
        )}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3.5">
          {addedFiles.map((added) => (
            <AddedFileTile key={added.file.id} added={added} onDismiss={() => onDismiss(added.file.id)} />
          ))}
          {files?.map((file) => (
            <PictureTile
              key={file.id}
              file={file}
              isChosen={file.url === chosenAddress}
              onChoose={() => onChoose(file)}
            />
          ))}
        </ul>
        {hasNextPage && (
          <Button size="s" className="mt-3.5" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("Show more")}
          </Button>
        )}
      </div>
    </>
  );
}
