import { notifyOtherTabs } from "@/components/layout/other-tabs";
import { showKeptToast } from "@/components/ui/kept-toast";
import { storeActiveWorkspace } from "@/lib/http/active-workspace";

/** The page of a row, such as `/dashboard/sites/7`, or of a new row. After a switch, the list is shown instead. */
const ROW_PAGE = /^(\/dashboard\/(?:sites|domains))\/(?:\d+|new)$/;
/** The pages that a switch does not change. The editor keeps its project; the others do not depend on a workspace. */
const UNAFFECTED_PATH = /^\/(?:editor\/|admin(?:\/|$)|account-settings$)/;

/** Makes a workspace the active one, here and in other tabs. The id 0 is the personal one. */
export function switchWorkspace(id: number): void {
  storeActiveWorkspace(id);
  notifyOtherTabs({ type: "workspace" });
}

/**
 * Shows the rows of the active workspace: loads the page again, or opens the list instead of a row's page. A page that
 * does not depend on the workspace stays open. A message for the next page is then shown at once.
 */
export function showActiveWorkspace(): void {
  const { pathname } = window.location;
  const [, list] = ROW_PAGE.exec(pathname) ?? [];
  if (UNAFFECTED_PATH.test(pathname)) showKeptToast();
  else if (list === undefined) window.location.reload();
  else window.location.assign(list);
}
