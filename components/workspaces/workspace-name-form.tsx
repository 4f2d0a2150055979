"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ApiForm } from "@/components/form/api-form";
import { NameField } from "@/components/form/name-field";
import { SaveButton } from "@/components/form/save-button";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { loadOwnWorkspaces } from "@/components/workspaces/own-workspaces";
import { workspaceClient } from "@/lib/workspaces/client";
import { NAME_MAX_CHARS } from "@/lib/workspaces/policy";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

/** The form for the name of a workspace. */
export function WorkspaceNameForm({ workspace }: { workspace: WorkspaceJson }) {
  const t = useT();
  const queries = useQueryClient();
  const { form, pending, onSubmit } = usePageForm({
    schema: () => import("@/lib/workspaces/schema").then((module) => module.workspaceInput),
    defaultValues: { name: workspace.name },
    submit: ({ name }) => workspaceClient.rename(workspace.id, name),
    onSuccess: ({ name }) => {
      toast({ message: t("Workspace saved") });
      form.reset({ name });
      void loadOwnWorkspaces();
      void queries.invalidateQueries({ queryKey: workspaceClient.key });
    },
  });
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid max-w-120 content-start gap-5">
      <NameField control={form.control} maxLength={NAME_MAX_CHARS} />
      <div>
        <SaveButton control={form.control} needsChange />
      </div>
    </ApiForm>
  );
}
