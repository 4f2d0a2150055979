"use client";

import { useEffect, useSyncExternalStore } from "react";
import { workspaceClient } from "@/lib/teams/client";
import type { WorkspaceJson } from "@/lib/teams/schema";

type Own = { workspaces: readonly WorkspaceJson[] | null; hasFailed: boolean };

// Stored outside of React, so that the sidebar and the drawer show the same workspaces and both follow each change.
let own: Own = { workspaces: null, hasFailed: false };
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

const NOTHING: Own = { workspaces: null, hasFailed: false };

function change(next: Own) {
  own = next;
  for (const listener of listeners) listener();
}

/** Loads the user's workspaces, even if they are already known. */
export function loadOwnWorkspaces(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
}

async function load(): Promise<void> {
  try {
    change({ workspaces: await workspaceClient.readOwn(), hasFailed: false });
  } catch {
    change({ ...own, hasFailed: true }); // the menu says so, and the known workspaces stay
  }
}

/** Whether the user is no longer in a workspace. Reloads the list first, which may be older than the workspace. */
export async function isWorkspaceGone(id: number): Promise<boolean> {
  await loading;
  await loadOwnWorkspaces();
  return !own.hasFailed && !own.workspaces?.some((workspace) => workspace.id === id);
}

/** The user's workspaces. Null until they are loaded. They are loaded only if `wanted` is true. */
export function useOwnWorkspaces(wanted: boolean): Own {
  const state = useSyncExternalStore(
    subscribe,
    () => own,
    () => NOTHING,
  );
  useEffect(() => {
    if (wanted && own.workspaces === null) void loadOwnWorkspaces();
  }, [wanted]);
  return state;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
