import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import type { ProjectJson, RevisionJson } from "@/lib/projects/schema";

const NameDialog = lazyDialog(() =>
  import("@/components/editor/revision-name-dialog").then((module) => module.RevisionNameDialog),
);

/** Opens the dialog that names a version. Resolves to true if the name was saved. */
export const openRevisionNameDialog = (project: ProjectJson, revision: RevisionJson) =>
  openDialog<{ project: ProjectJson; revision: RevisionJson }, boolean>(NameDialog, { project, revision });
