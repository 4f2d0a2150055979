"use client";

import { useRouter } from "next/navigation";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { switchWorkspace } from "@/components/layout/switch-workspace";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useAction } from "@/components/query/use-action";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { loadOwnWorkspaces } from "@/components/workspaces/own-workspaces";
import { activeWorkspaceId } from "@/lib/http/active-workspace";
import type { T } from "@/lib/i18n/create-t";
import { intlLocale } from "@/lib/i18n/language";
import { routes } from "@/lib/routes";
import { workspaceClient } from "@/lib/workspaces/client";
import { TRASH_DAYS } from "@/lib/workspaces/policy";
import type { WorkspaceContent, WorkspaceJson } from "@/lib/workspaces/schema";

const REFRESHED_KEYS = [workspaceClient.key];
/**
 * Does not include the key of the workspace itself: refreshing a workspace that is gone would show the 404 screen
 * before the workspace's own screen closes.
 */
const REFRESHED_LISTS = [workspaceClient.ownKey];

/** Actions on a workspace: delete (with an undo), restore and leave. */
export function useWorkspaceActions() {
  const t = useT();
  const router = useRouter();
  const { id: userId } = useLoggedInUser();
  const confirmPassword = usePasswordConfirmation();
  const { refresh } = useBootstrap();
  /** Reloads the user's data, which has the number of their workspaces. */
  const updateCounts = () => void refresh().catch(() => undefined);

  const restore = useAction((workspace: WorkspaceJson) => workspaceClient.restore(workspace.id), {
    refresh: REFRESHED_KEYS,
    onSuccess({ name }) {
      updateCounts();
      void loadOwnWorkspaces();
      toast({ message: t('Workspace ":name" restored', { name }) });
    },
  });

  const remove = useAction(
    async (workspace: WorkspaceJson) => {
      const content = await workspaceClient.readContent(workspace.id);
      if (!(await confirm(deletionConfirmation(workspace, content, t))) || !(await confirmPassword())) return false;
      await workspaceClient.remove(workspace.id);
      return true;
    },
    {
      refresh: REFRESHED_LISTS,
      onSuccess(_, workspace) {
        updateCounts();
        switchAwayFrom(workspace);
        const message = t('Workspace ":name" deleted', { name: workspace.name });
        toast({ message, action: { label: t("Undo"), onPress: () => void restore.run(workspace) } });
        router.push(routes.workspaces);
      },
    },
  );

  const leave = useAction((workspace: WorkspaceJson) => workspaceClient.removeMember(workspace.id, userId), {
    before: ({ name }) =>
      confirm({
        title: t('Leave ":name"?', { name }),
        body: t("You will no longer be able to open it. What you made in it stays there and will belong to the owner."),
        action: t("Leave workspace"),
        danger: true,
      }),
    refresh: REFRESHED_LISTS,
    onSuccess(_, workspace) {
      switchAwayFrom(workspace);
      toast({ message: t('You left ":name"', { name: workspace.name }) });
      router.push(routes.workspaces);
    },
  });

  return { remove, restore, leave };
}

/** If this workspace is active, makes the personal one active instead. */
function switchAwayFrom({ id }: WorkspaceJson): void {
  if (activeWorkspaceId() === id) switchWorkspace(0);
  void loadOwnWorkspaces();
}

/** The confirmation of a deletion, which names what the workspace contains. */
function deletionConfirmation({ name }: WorkspaceJson, content: WorkspaceContent, t: T) {
  const parts = [
    t("{count, plural, one {# member} other {# members}}", { count: content.members }),
    content.projects > 0 && t("{count, plural, one {# project} other {# projects}}", { count: content.projects }),
    content.sites > 0 && t("{count, plural, one {# site} other {# sites}}", { count: content.sites }),
    content.domains > 0 && t("{count, plural, one {# domain} other {# domains}}", { count: content.domains }),
    content.files > 0 && t("{count, plural, one {# file} other {# files}}", { count: content.files }),
    content.templates > 0 && t("{count, plural, one {# template} other {# templates}}", { count: content.templates }),
  ].filter((part) => part !== false);
  return {
    title: t('Delete ":name"?', { name }),
    body: t(
      "It contains :parts. Nobody will be able to open it, but its sites stay online. You can restore it for :days days. After that, each item becomes the personal content of its owner.",
      { parts: new Intl.ListFormat(intlLocale(t.language), { type: "conjunction" }).format(parts), days: TRASH_DAYS },
    ),
    action: t("Delete workspace"),
    danger: true,
  };
}
