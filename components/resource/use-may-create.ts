"use client";

import { useQuery } from "@tanstack/react-query";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import type { ContentNoun } from "@/lib/ownership/policy";
import { workspaceClient } from "@/lib/workspaces/client";

/** Whether the user may create such rows in the active workspace. False until it is known. */
export const useMayCreate = (noun: ContentNoun): boolean => useCreationRight(noun) ?? false;

/** Like `useMayCreate`, but undefined until it is known, and true if it cannot be loaded: the server decides anyway. */
export function useCreationRight(noun: ContentNoun): boolean | undefined {
  const id = useActiveWorkspace();
  const { data, isError } = useQuery({ ...workspaceClient.detail(id ?? 0), enabled: id !== undefined });
  return id === undefined || isError || data?.may_create.includes(noun);
}
