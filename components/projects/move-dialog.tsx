"use client";

import { useWatch } from "react-hook-form";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { SelectField } from "@/components/form/select-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { MovePreview } from "@/components/projects/move-preview";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { projectClient } from "@/lib/projects/client";
import type { ProjectJson } from "@/lib/projects/schema";
import { routes } from "@/lib/routes";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

export type MoveDialogProps = DialogProps<string> & {
  project: ProjectJson;
  /** All workspaces of the user, including the project's current one. */
  workspaces: readonly WorkspaceJson[];
};

/** Only the admins of a workspace move content into it. */
const mayMoveInto = ({ default: isPersonal, can_manage }: WorkspaceJson) => isPersonal || can_manage;

/** Asks for another workspace, says what moves there, and moves a project. Closes with the name of the workspace. */
export function MoveDialog({ close, project, workspaces }: MoveDialogProps) {
  const t = useT();
  const otherWorkspaces = workspaces.filter((each) => each.id !== project.workspace_id && mayMoveInto(each));
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/components/projects/move-schema").then((module) => module.moveForm),
    defaultValues: { workspace: "" },
    draftKey: `move-project ${project.id}`,
    submit: ({ workspace }) => projectClient.move(project.id, Number(workspace)),
    onSuccess: ({ workspace_id }) => close(otherWorkspaces.find(({ id }) => id === workspace_id)?.name ?? ""),
  });
  const chosen = useWatch({ control: form.control, name: "workspace" });
  const workspace = otherWorkspaces.find(({ id }) => String(id) === chosen);

  if (otherWorkspaces.length === 0) {
    return (
      <Dialog title={t("Move to a workspace")} size="sm">
        <div className="grid gap-5">
          <p>{t("There is no other workspace that you manage.")}</p>
          <DialogActions>
            <Button onClick={() => close()}>{t("Cancel")}</Button>
            <ButtonLink href={routes.newWorkspace} variant="primary">
              {t("New workspace")}
            </ButtonLink>
          </DialogActions>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("Move to a workspace")} size="sm">
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid gap-5">
        <SelectField
          control={form.control}
          name="workspace"
          label={t("Workspace")}
          hint={t("The project's sites in the same place move with it, with their messages, statistics and domains.")}
          placeholder={t("Choose a workspace")}
          options={otherWorkspaces.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {workspace && (
          <QueryProvider>
            <MovePreview project={project} workspace={workspace} />
          </QueryProvider>
        )}
        <DialogActions>
          <Button onClick={() => close()}>{t("Cancel")}</Button>
          <SaveButton control={form.control}>{t("Move")}</SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
