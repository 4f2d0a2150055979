"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { fileEntryClient } from "@/lib/files/client";
import { onUploaded } from "@/lib/uploads/sending/uploads";

/** Loads the lists of files again after each upload. */
export function useRefreshAfterUpload(): void {
  const queries = useQueryClient();
  useEffect(() => onUploaded(() => void queries.invalidateQueries({ queryKey: fileEntryClient.key })), [queries]);
}
