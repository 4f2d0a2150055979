"use client";

import type { Editor } from "grapesjs";
import { useEffect, useRef } from "react";
import { applyDocument, leavesAlone } from "@/components/editor/apply-document";
import { finishTyping } from "@/components/editor/one-step";
import { pathOf, readDocument } from "@/components/editor/read-document";
import { openTextOf } from "@/components/editor/texts/open-text";
import { useT } from "@/components/i18n/use-t";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { cleanDocument } from "@/lib/editor/clean-document";
import { editorClient } from "@/lib/editor/client";
import {
  type Choices,
  type DocumentSides,
  type MergeDecision,
  mergeDocuments,
} from "@/lib/editor/merge/merge-documents";
import { isSame } from "@/lib/editor/merge/same";
import type { Conflict } from "@/lib/editor/merge/sides";
import type { Saver, SaveState } from "@/lib/editor/saver";
import { projectClient } from "@/lib/projects/client";
import type { ProjectDocumentJson, ProjectJson } from "@/lib/projects/schema";
import { routes } from "@/lib/routes";

const MergeDialog = lazyDialog<{ conflicts: Conflict[]; close: (decision?: MergeDecision) => void }>(() =>
  import("@/components/editor/merge-dialog").then((module) => module.MergeDialog),
);

type Options = {
  engine: Editor | null;
  saver: Saver | null;
  state: SaveState;
  project: ProjectJson;
};

/**
 * When somebody else, or another tab, has saved the project, merges the saved version with the user's version, element
 * by element. Asks the user only about what was changed in both versions. A version that this browser has sent, without
 * getting the answer, is no other version.
 */
export function useMerge({ engine, saver, state, project }: Options): void {
  const t = useT();
  const isMerging = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the state changes
  useEffect(() => {
    if (!engine || !saver || state.name !== "stale" || isMerging.current) return;
    isMerging.current = true;
    void merge(engine, saver)
      .catch(() => toast({ type: "danger", message: t("There was an issue. Please try again.") }))
      .finally(() => {
        isMerging.current = false;
      });
  }, [engine, saver, state]);

  async function merge(currentEngine: Editor, currentSaver: Saver): Promise<void> {
    const { document: theirs, version } = await editorClient.readDocument(project.id);
    if (currentSaver.hasSent(theirs)) {
      const isChanged = !isSame(readDocument(currentEngine), theirs);
      return currentSaver.resume({ version, saved: theirs, isChanged });
    }
    const sides = { base: currentSaver.saved ?? EMPTY_DOCUMENT, mine: readDocument(currentEngine), theirs };
    const decision = await askForDecision(sides);
    if (!decision) return; // "Try again" beside the save state opens the dialog again
    if (decision.copy) return openCopy(currentEngine, currentSaver);
    const merged = await applyMerged(currentEngine, sides, decision.choices);
    const isChanged = !isSame(merged, cleanDocument(theirs));
    // The engine does not write a document exactly as it read it. So if the merged document equals `theirs`, the saver
    // compares later documents with what the engine writes for the merged document. A comparison with `theirs` itself
    // would find a difference, and the same document would be saved again.
    currentSaver.resume({ version, saved: isChanged ? theirs : readDocument(currentEngine), isChanged });
    toast({ message: t("This project was changed elsewhere. The two versions have been merged.") });
  }

  async function openCopy(currentEngine: Editor, currentSaver: Saver): Promise<void> {
    const copy = await projectClient.duplicate(project.id);
    await editorClient.saveDocument(copy.id, readDocument(currentEngine), copy.version);
    await currentSaver.abandon();
    window.location.replace(routes.editor(copy.id)); // the Back button would restore this editor without a saver
  }
}

/** The base of a merge if the common earlier version is not known. */
const EMPTY_DOCUMENT: ProjectDocumentJson = { pages: [] };

/**
 * Merges the saved version into the engine's document, and returns the merged document. The text that is being edited
 * stays open, unless the merge changes it: then its editing ends first, so that what was typed is part of the merge.
 */
async function applyMerged(engine: Editor, sides: DocumentSides, choices: Choices): Promise<ProjectDocumentJson> {
  const merge = () => {
    const mine = readDocument(engine);
    return { from: mine, to: mergeDocuments({ ...sides, mine }, choices).document };
  };
  let merged = merge();
  if (!leavesOpenText(engine, merged)) {
    await finishTyping(engine);
    merged = merge();
  }
  applyDocument(engine, merged.from, merged.to);
  return merged.to;
}

function leavesOpenText(engine: Editor, change: Parameters<typeof leavesAlone>[2]): boolean {
  const edited = openTextOf(engine);
  const pageId = engine.Pages.getSelected()?.getId();
  return !edited || pageId === undefined || leavesAlone(pageId, pathOf(edited.component), change);
}

/**
 * Asks the user about conflicts, if there are any. Returns undefined if the user closes the dialog without a choice.
 */
async function askForDecision(sides: DocumentSides): Promise<MergeDecision | undefined> {
  const { conflicts } = mergeDocuments(sides);
  if (conflicts.length === 0) return { copy: false, choices: {} };
  return openDialog<{ conflicts: Conflict[] }, MergeDecision>(MergeDialog, { conflicts });
}
