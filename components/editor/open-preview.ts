import type { Editor } from "grapesjs";
import { saveFirst } from "@/components/editor/save-first";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import type { Saver } from "@/lib/editor/saver";
import type { ProjectJson } from "@/lib/projects/schema";

const PreviewDialog = lazyDialog(() =>
  import("@/components/editor/preview-dialog").then((module) => module.PreviewDialog),
);

type Target = { engine: Editor | null; saver: Saver | null };

/** Saves the project, then shows the saved pages without scripts or custom code, the open one first. */
export async function openPreview(project: ProjectJson, { engine, saver }: Target): Promise<void> {
  if (!(await saveFirst(saver))) return;
  await openDialog(PreviewDialog, { project, openPageId: engine?.Pages.getSelected()?.getId() });
}
