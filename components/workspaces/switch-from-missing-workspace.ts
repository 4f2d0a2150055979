import { showActiveWorkspace, switchWorkspace } from "@/components/layout/switch-workspace";
import { toastOnNextPage } from "@/components/ui/kept-toast";
import { isWorkspaceGone } from "@/components/workspaces/own-workspaces";
import type { T } from "@/lib/i18n/create-t";

/**
 * Switches to the personal workspace if the user is no longer in the given one. Does nothing if the signal is aborted
 * during this check.
 */
export async function switchFromMissingWorkspace(workspaceId: number, t: T, signal: AbortSignal): Promise<void> {
  const isGone = await isWorkspaceGone(workspaceId);
  if (!isGone || signal.aborted) return;
  toastOnNextPage(t("You are no longer a member of that workspace."));
  switchWorkspace(0);
  showActiveWorkspace();
}
