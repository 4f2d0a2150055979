"use client";

import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useAction } from "@/components/query/use-action";
import { confirm } from "@/components/ui/confirm";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import type { RoleDialogProps } from "@/components/workspaces/role-dialog";
import { valueListsClient } from "@/lib/value-lists/client";
import { workspaceClient } from "@/lib/workspaces/client";
import { TRANSFER_DAYS } from "@/lib/workspaces/policy";
import type { MemberJson, WorkspaceJson } from "@/lib/workspaces/schema";

const RoleDialog = lazyDialog(() => import("@/components/workspaces/role-dialog").then((module) => module.RoleDialog));

const REFRESHED_KEYS = [workspaceClient.key];

/** Actions on the members of a workspace. */
export function useMemberActions({ id, name: workspaceName }: WorkspaceJson) {
  const t = useT();
  const confirmPassword = usePasswordConfirmation();

  const { run: changeRole } = useAction(
    async (member: MemberJson) => {
      const { signal } = new AbortController();
      const { workspace_roles: roles } = await valueListsClient
        .lists(["workspace_roles"], t.language)
        .queryFn({ signal });
      return (await openDialog<RoleDialogProps, boolean>(RoleDialog, { workspaceId: id, member, roles })) ?? false;
    },
    { refresh: REFRESHED_KEYS },
  );

  const { run: makeOwner } = useAction((member: MemberJson) => workspaceClient.askToTransfer(id, member.id), {
    before: async ({ display_name: name }) =>
      (await confirm({
        title: t('Ask :name to become the owner of ":workspace"?', { name, workspace: workspaceName }),
        body: t(
          "They can accept for :days days. What the workspace contains then counts towards the limits of the new owner. You stay a member, and only the new owner can delete the workspace or give it back.",
          { days: TRANSFER_DAYS },
        ),
        action: t("Ask"),
      })) && confirmPassword(),
    refresh: REFRESHED_KEYS,
    onSuccess: (_, { display_name: name }) => toast({ message: t(":name was asked to become the owner", { name }) }),
  });

  const { run: remove } = useAction((member: MemberJson) => workspaceClient.removeMember(id, member.id), {
    before: ({ display_name: name }) =>
      confirm({
        title: t('Remove :name from ":workspace"?', { name, workspace: workspaceName }),
        body: t(
          "They will no longer be able to open it. What they made in it stays there and will belong to the owner.",
        ),
        action: t("Remove"),
        danger: true,
      }),
    refresh: REFRESHED_KEYS,
    onSuccess: (_, { display_name: name }) => toast({ message: t(":name was removed", { name }) }),
  });

  return { changeRole, makeOwner, remove };
}
