"use client";

import { useEffect, useSyncExternalStore } from "react";
import { workspaceClient } from "@/lib/teams/client";
import type { WorkspaceJson } from "@/lib/teams/schema";

type Own = { workspaces: readonly WorkspaceJson[] | null; hasFailed: boolean };

// Outside of React, because the sidebar and its drawer show the same, and a screen's change shows in both.
let own: Own = { workspaces: null, hasFailed: false };
let isLoading = false;
const listeners = new Set<() => void>();

const NOTHING: Own = { workspaces: null, hasFailed: false };

function change(next: Own) {
  own = next;
  for (const listener of listeners) listener();
}

/** Loads the user's workspaces, also when they are known already. */
export async function loadOwnWorkspaces(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    change({ workspaces: await workspaceClient.readOwn(), hasFailed: false });
  } catch {
    change({ ...own, hasFailed: true }); // the menu says so; what is known stays
  } finally {
    isLoading = false;
  }
}

/** The user's workspaces. Null until they are loaded, which `wanted` starts. */
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
