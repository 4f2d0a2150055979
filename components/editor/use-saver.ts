"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { Editor } from "grapesjs";
import { useLayoutEffect, useState } from "react";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { readDocument } from "@/components/editor/read-document";
import { ENGINE_EVENTS } from "@/components/editor/use-engine";
import { isLeavingAllowed } from "@/components/form/use-unload-warning";
import { editorClient } from "@/lib/editor/client";
import { Saver, type SaveState } from "@/lib/editor/saver";
import { unsavedStore } from "@/lib/editor/unsaved";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

type Start = {
  /** The server's version on which the document is based. */
  version: number;
  /** Whether the document has changes that the server does not have. */
  isChanged: boolean;
  /** The server's document of this version. Null if it is not known. Used only if `isChanged` is true. */
  base: ProjectDocumentJson | null;
  /** What the browser has sent to the server before, without an answer. */
  sent: readonly ProjectDocumentJson[];
};

/** Saves the engine's document after each change. `start` describes the document with which the editor starts. */
export function useSaver(engine: Editor | null, projectId: number, start: Start) {
  const { id: userId } = useLoggedInUser();
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ name: "saved", at: null });
  const [saver, setSaver] = useState<Saver | null>(null);

  // A layout effect, because its cleanup reads the document and must run before the cleanup that destroys the engine.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is only the initial state
  useLayoutEffect(() => {
    if (!engine) return;
    const channel = openChannel(projectId);
    const newSaver = new Saver({
      version: start.version,
      // the engine does not write exactly what it reads, so later documents are compared with what it writes
      saved: start.isChanged ? start.base : readDocument(engine),
      sent: start.sent,
      read: () => readDocument(engine),
      send: async (document, version) => {
        const saved = await editorClient.saveDocument(projectId, document, version);
        channel?.postMessage(saved.version);
        void queries.invalidateQueries({ queryKey: editorClient.revisionsKey(projectId) });
        return saved;
      },
      keep: (kept) => unsavedStore.write(userId, projectId, { ...kept, changedAt: Date.now() }),
      forget: () => unsavedStore.remove(userId, projectId),
      onState: setState,
    });
    const change = () => newSaver.change();
    engine.on(ENGINE_EVENTS.document, change);
    const stopWatching = watchPage(newSaver, channel);
    setSaver(newSaver);
    if (start.isChanged) change();
    return () => {
      engine.off(ENGINE_EVENTS.document, change);
      stopWatching();
      void newSaver.leave().finally(() => channel?.close());
    };
  }, [engine, projectId, userId]);

  return { saver, state };
}

const openChannel = (projectId: number) =>
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`plinth-project-${projectId}`);

/**
 * Saves when the page is hidden, before it is left, and when the browser is online again. Makes the browser ask before
 * unsaved changes are lost. Marks the saver as stale when another tab has saved.
 */
function watchPage(saver: Saver, channel: BroadcastChannel | null): () => void {
  const flush = () => void saver.flush();
  const retry = () => void saver.saveNow();
  const flushIfHidden = () => {
    if (document.visibilityState !== "hidden") return;
    saver.keepNow();
    flush();
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (!saver.hasChanges || isLeavingAllowed()) return;
    saver.keepNow();
    flush();
    event.preventDefault();
  };
  const onMessage = ({ data }: MessageEvent) => typeof data === "number" && saver.markStale(data);
  window.addEventListener("online", retry);
  window.addEventListener("beforeunload", warn);
  document.addEventListener("visibilitychange", flushIfHidden);
  channel?.addEventListener("message", onMessage);
  return () => {
    window.removeEventListener("online", retry);
    window.removeEventListener("beforeunload", warn);
    document.removeEventListener("visibilitychange", flushIfHidden);
    channel?.removeEventListener("message", onMessage);
  };
}
