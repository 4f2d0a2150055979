"use client";

import { useQuery } from "@tanstack/react-query";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import type { ContentNoun } from "@/lib/ownership/policy";
import { workspaceClient } from "@/lib/workspaces/client";

/** Whether the user may create such rows in the active workspace. False until it is known. */
export function useMayCreate(noun: ContentNoun): boolean {
  const id = useActiveWorkspace();
  const { data } = useQuery({ ...workspaceClient.detail(id ?? 0), enabled: id !== undefined });
  return id === undefined || (data?.may_create.includes(noun) ?? false);
}
