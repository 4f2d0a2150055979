import { readBrowserCookie } from "@/lib/http/browser-cookies";

const COOKIE_NAME = "activeWorkspaceId";
const COOKIE_SECONDS = 7 * 24 * 60 * 60;

let pinnedId: number | undefined;
const listeners = new Set<() => void>();

/** The id of the workspace that this page's calls are made in. Undefined: the personal one. */
export function activeWorkspaceId(): number | undefined {
  return (pinnedId ?? Number(readBrowserCookie(COOKIE_NAME))) || undefined;
}

/** Makes a workspace the active one in all tabs, for 7 days. 0: the personal one. */
export function storeActiveWorkspace(id: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous, and missing on http
  document.cookie = `${COOKIE_NAME}=${id}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}

/** Calls the listener after `storeActiveWorkspace`, until the returned function is called. */
export function onActiveWorkspaceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The id of the personal workspace. */
export const PERSONAL_WORKSPACE = 0;

/**
 * Until `unpinWorkspace` is called, this page's calls are made in the workspace `id` (0: the personal one) instead of
 * the active one. For the editor: a project stays in its workspace when another tab switches workspaces.
 */
export function pinWorkspace(id: number): void {
  pinnedId = id;
}

export function unpinWorkspace(): void {
  pinnedId = undefined;
}
