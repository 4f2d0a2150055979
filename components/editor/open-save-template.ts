import { saveFirst } from "@/components/editor/save-first";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import type { Saver } from "@/lib/editor/saver";
import type { ProjectJson } from "@/lib/projects/schema";

const SaveTemplateDialog = lazyDialog(() =>
  import("@/components/templates/save-template-dialog").then((module) => module.SaveTemplateDialog),
);

/** Saves the project, then opens the dialog that saves it as a template. */
export async function openSaveTemplate(project: ProjectJson, saver: Saver): Promise<void> {
  if (!(await saveFirst(saver))) return;
  await openDialog(SaveTemplateDialog, { project });
}
