import { switchWorkspace } from "@/components/layout/switch-workspace";
import { toastOnNextPage } from "@/components/ui/kept-toast";
import type { T } from "@/lib/i18n/create-t";
import { inviteClient } from "@/lib/invites/client";

/**
 * Joins the workspace of an invite and makes it the active one. The caller must then load a page to show that
 * workspace.
 */
export async function joinInvite(inviteId: string, t: T): Promise<void> {
  const { id } = await inviteClient.join(inviteId);
  switchWorkspace(id);
  toastOnNextPage(t("Joined workspace"));
}
