import { notifyOtherTabs } from "@/components/layout/other-tabs";
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

/** Shows the rows of the active workspace: loads the page again, or opens the list instead of a row's page. */
export function showActiveWorkspace(): void {
  const { pathname } = window.location;
  if (UNAFFECTED_PATH.test(pathname)) return;
  const [, list] = ROW_PAGE.exec(pathname) ?? [];
  if (list === undefined) window.location.reload();
  else window.location.assign(list);
}
