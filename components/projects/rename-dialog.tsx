"use client";

import { ApiForm } from "@/components/form/api-form";
import { NameField } from "@/components/form/name-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { projectClient } from "@/lib/projects/client";
import { NAME_MAX_CHARS } from "@/lib/projects/policy";
import type { ProjectJson } from "@/lib/projects/schema";

/** Asks for the new name of a project. Closes with true once it is saved. */
export function RenameDialog({ close, project }: DialogProps<boolean> & { project: ProjectJson }) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/projects/schema").then((module) => module.projectName),
    defaultValues: { name: project.name },
    draftKey: `rename-project ${project.id}`,
    submit: ({ name }) => projectClient.update(project.id, { name }),
    onSuccess: () => {
      toast({ message: t("Project renamed") });
      close(true);
    },
  });
  return (
    <Dialog title={t("Rename project")} size="sm">
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid gap-5">
        <NameField control={form.control} maxLength={NAME_MAX_CHARS} />
        <DialogActions>
          <Button onClick={() => close(false)}>{t("Cancel")}</Button>
          <SaveButton control={form.control} needsChange>
            {t("Rename")}
          </SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
