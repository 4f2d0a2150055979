"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

type OwnWorkspaces = { workspaces: readonly WorkspaceJson[] | null; hasFailed: boolean };

// Stored outside of React, so that the sidebar and the drawer always show the same workspaces.
let current: OwnWorkspaces = { workspaces: null, hasFailed: false };
let newestLoad: Promise<void> | null = null;
const listeners = new Set<() => void>();

const NOT_LOADED: OwnWorkspaces = { workspaces: null, hasFailed: false };

function setCurrent(next: OwnWorkspaces) {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Loads the user's workspaces, even if they are loaded already. If several loads overlap, only the result of the newest
 * load is used, because earlier loads may have begun before the latest change.
 */
export function loadOwnWorkspaces(): Promise<void> {
  const load = readOwnWorkspaces().then((loaded) => {
    if (newestLoad !== load) return;
    newestLoad = null;
    setCurrent(loaded);
  });
  newestLoad = load;
  return load;
}

async function readOwnWorkspaces(): Promise<OwnWorkspaces> {
  try {
    // imported here, because most pages show the personal workspace, for which no call is made
    const { workspaceClient } = await import("@/lib/workspaces/client");
    return { workspaces: await workspaceClient.readOwn(), hasFailed: false };
  } catch {
    return { ...current, hasFailed: true }; // the menu shows the earlier workspaces or, if there are none, the failure
  }
}

/**
 * Whether the user is no longer in the workspace with this id. Reloads the list first, because the list may have been
 * loaded before the workspace was created.
 */
export async function isWorkspaceGone(id: number): Promise<boolean> {
  void loadOwnWorkspaces();
  while (newestLoad) await newestLoad;
  return !current.hasFailed && !current.workspaces?.some((workspace) => workspace.id === id);
}

/** The user's workspaces. `workspaces` is null until they are loaded. Loads them only if `isNeeded` is true. */
export function useOwnWorkspaces(isNeeded: boolean): OwnWorkspaces {
  const state = useSyncExternalStore(
    subscribe,
    () => current,
    () => NOT_LOADED,
  );
  useEffect(() => {
    if (isNeeded && current.workspaces === null && !newestLoad) void loadOwnWorkspaces();
  }, [isNeeded]);
  return state;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
