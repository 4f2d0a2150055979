import { notifyOtherTabs } from "@/components/layout/tabs";
import { storeActiveWorkspace } from "@/lib/http/active-workspace";

/** A row's page, such as `/dashboard/sites/7`: the row is not in the other workspace, so its list is shown instead. */
const ROW_PAGE = /^(\/dashboard\/(?:sites|domains))\/(?:\d+|new)$/;
/** The editor keeps its project, and the other pages do not depend on a workspace. */
const UNAFFECTED = /^\/(?:editor\/|admin(?:\/|$)|account-settings$)/;

/** Makes a workspace the active one, here and in other tabs. 0: the personal one. */
export function switchWorkspace(id: number): void {
  storeActiveWorkspace(id);
  notifyOtherTabs({ type: "workspace" });
}

/** Loads the page again with the rows of the active workspace. */
export function showActiveWorkspace(): void {
  const { pathname } = window.location;
  if (UNAFFECTED.test(pathname)) return;
  const [, list] = ROW_PAGE.exec(pathname) ?? [];
  if (list === undefined) window.location.reload();
  else window.location.assign(list);
}
