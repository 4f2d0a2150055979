import type { EditorUi } from "@/components/editor/editor-ui";
import { saveFirst } from "@/components/editor/save-first";
import type { ShortcutTarget } from "@/components/editor/shortcuts";
import { showFinding } from "@/components/editor/show-finding";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import type { ProjectJson } from "@/lib/projects/schema";
import type { CheckJson } from "@/lib/publications/schema";

const PublishDialog = lazyDialog(() =>
  import("@/components/sites/publish-dialog").then((module) => module.PublishDialog),
);

type Target = Pick<ShortcutTarget, "engine" | "saver"> & { ui: EditorUi };

/** Saves the project, then opens the dialog that publishes it. */
export async function openPublish(project: ProjectJson, { engine, saver, ui }: Target): Promise<void> {
  if (!(await saveFirst(saver))) return;
  await openDialog(PublishDialog, { project, showFinding: (check: CheckJson) => showFinding(engine, ui, check) });
}
