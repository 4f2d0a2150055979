"use client";

import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { editorClient } from "@/lib/editor/client";
import { NAME_MAX_CHARS } from "@/lib/projects/policy";
import type { ProjectJson, RevisionJson } from "@/lib/projects/schema";

type Props = DialogProps<boolean> & { project: ProjectJson; revision: RevisionJson };

/** Names a version. Versions with a name are not deleted automatically. An empty field removes the name. */
export function RevisionNameDialog({ close, project, revision }: Props) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/projects/schema").then((module) => module.revisionChange),
    defaultValues: { name: revision.name ?? "" },
    draftKey: `name-revision ${revision.id}`,
    submit: ({ name }) => editorClient.nameRevision(project.id, revision.id, name),
    onSuccess: () => close(true),
  });
  return (
    <Dialog title={t("Name this version")} text={t("Named versions are kept.")} size="sm">
      <ApiForm onSubmit={onSubmit} pending={pending}>
        <TextField control={form.control} name="name" label={t("Name")} maxLength={NAME_MAX_CHARS} autoComplete="off" />
        <DialogActions>
          <Button onClick={() => close(false)}>{t("Cancel")}</Button>
          <SaveButton control={form.control} needsChange />
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
