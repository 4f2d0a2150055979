"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { fileEntryClient } from "@/lib/files/client";

const PAGE_SIZE = 60;

export type PictureOrder = "created_at" | "name" | "file_size";

/** The pictures in the active workspace, by pages. `query`: a part of their names. */
export function usePictures(query: string, orderBy: PictureOrder = "created_at") {
  const orderDir = orderBy === "name" ? "asc" : "desc";
  return useInfiniteQuery({
    queryKey: [...fileEntryClient.key, "pictures", query, orderBy],
    queryFn: ({ pageParam: page, signal }) =>
      fileEntryClient
        .list({ type: "image", page, perPage: PAGE_SIZE, query: query || undefined, orderBy, orderDir })
        .queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { current_page: page, last_page } }) => (page < last_page ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ pagination }) => pagination.data),
  });
}
