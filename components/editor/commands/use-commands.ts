"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { Editor } from "grapesjs";
import { useRouter } from "next/navigation";
import { commandGroups } from "@/components/editor/commands/command-groups";
import type { EditorUi } from "@/components/editor/editor-ui";
import { finishTyping } from "@/components/editor/one-step";
import { openRevisionNameDialog } from "@/components/editor/open-revision-name-dialog";
import { saveFirst } from "@/components/editor/save-first";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import type { CommandGroup } from "@/components/ui/command-entry";
import { type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { editorClient } from "@/lib/editor/client";
import type { Saver } from "@/lib/editor/saver";
import type { ProjectJson } from "@/lib/projects/schema";
import { routes } from "@/lib/routes";

const CommandPanel = lazyDialog<{ groups: CommandGroup[]; placeholder?: string } & DialogProps>(() =>
  import("@/components/ui/command-panel").then((module) => module.CommandPanel),
);

type Options = { engine: Editor | null; saver: Saver | null; project: ProjectJson; ui: EditorUi };

/** Returns a function that opens the command menu of the editor. */
export function useCommands({ engine, saver, project, ui }: Options): () => void {
  const t = useT();
  const router = useRouter();
  const queries = useQueryClient();
  const { run: nameVersion } = useAction(
    async () => {
      const [newest] = await queries.fetchQuery({ ...editorClient.revisions(project.id), staleTime: 0 });
      return newest ? ((await openRevisionNameDialog(project, newest)) ?? false) : false;
    },
    { before: () => saveFirst(saver), refresh: [editorClient.revisionsKey(project.id)] },
  );

  async function open() {
    if (!engine || !saver) return;
    await finishTyping(engine);
    const library = await import("@/components/editor/load-blocks")
      .then((module) =>
        queries.fetchQuery({
          queryKey: ["editor-blocks"],
          queryFn: module.loadBlocks,
          staleTime: Number.POSITIVE_INFINITY,
        }),
      )
      .catch(() => ({ blocks: [], sections: [] }));
    const groups = commandGroups({
      t,
      ui,
      project,
      library,
      target: { engine, saver, openFind: ui.openFind, openCommands: () => undefined, togglePanels: ui.togglePanels },
      nameVersion: () => void nameVersion(),
      leave: () => router.push(routes.projects),
    });
    await openDialog(CommandPanel, { groups, placeholder: t("Search commands") });
  }
  return () => void open();
}
