"use client";

import { ApiForm } from "@/components/form/api-form";
import { NameField } from "@/components/form/name-field";
import { SaveButton } from "@/components/form/save-button";
import { stayPending } from "@/components/form/stay-pending";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { switchWorkspace } from "@/components/layout/switch-workspace";
import { ButtonLink } from "@/components/ui/button-link";
import { toastOnNextPage } from "@/components/ui/kept-toast";
import { routes } from "@/lib/routes";
import { workspaceClient } from "@/lib/workspaces/client";
import { NAME_MAX_CHARS } from "@/lib/workspaces/policy";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

/** Creates a workspace, makes it the active one, and opens its screen. */
export function NewWorkspaceScreen() {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/workspaces/schema").then((module) => module.workspaceInput),
    defaultValues: { name: "" },
    submit: workspaceClient.create,
    onSuccess: open,
  });

  /**
   * Opens the workspace's screen with a full page load, because every part of the page depends on the active workspace.
   */
  function open({ id, name }: WorkspaceJson) {
    switchWorkspace(id);
    toastOnNextPage(t('Workspace ":name" created', { name }));
    window.location.assign(`${routes.workspace(id)}?tab=invites`);
    return stayPending();
  }

  return (
    <>
      <ScreenHeader
        title={t("New workspace")}
        text={t("You own it, and what it contains counts towards your limits.")}
      />
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid max-w-120 content-start gap-5">
        <NameField
          control={form.control}
          hint={t("For example, the name of your team or of a client.")}
          maxLength={NAME_MAX_CHARS}
        />
        <div className="flex flex-wrap gap-2">
          <SaveButton control={form.control} pendingLabel={t("Creating")}>
            {t("Create workspace")}
          </SaveButton>
          <ButtonLink href={routes.workspaces}>{t("Cancel")}</ButtonLink>
        </div>
      </ApiForm>
    </>
  );
}
