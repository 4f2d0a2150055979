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
import type { ProjectJson } from "@/lib/projects/schema";
import { TEMPLATE_NAME_MAX_CHARS } from "@/lib/templates/policy";

/** Asks for a name and saves a project as a template with that name. */
export function SaveTemplateDialog({ close, project }: DialogProps & { project: ProjectJson }) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/templates/schema").then((module) => module.templateName),
    defaultValues: { name: project.name },
    draftKey: `save-template ${project.id}`,
    submit: ({ name }) => projectClient.saveAsTemplate(project.id, name),
    onSuccess: ({ name }) => {
      toast({ message: t('Template ":name" saved', { name }) });
      close();
    },
  });
  return (
    <Dialog title={t("Save as template")} text={t("New projects can start from a copy of it as it is now.")} size="sm">
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid gap-5">
        <NameField control={form.control} maxLength={TEMPLATE_NAME_MAX_CHARS} />
        <DialogActions>
          <Button onClick={() => close()}>{t("Cancel")}</Button>
          <SaveButton control={form.control}>{t("Save template")}</SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
