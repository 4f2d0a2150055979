import { createStore, del, get, set } from "idb-keyval";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

/** A document that this browser has not yet saved on the server. */
export type UnsavedChanges = {
  document: ProjectDocumentJson;
  /** The version on the server that the document is based on. */
  version: number;
  /** What was sent to the server last, if it is not known whether the server has it. Absent in older entries. */
  sent?: readonly ProjectDocumentJson[];
  /** When this browser last stored the document, in milliseconds since 1970. */
  changedAt: number;
};

const keyOf = (userId: number, projectId: number) => `${userId}:${projectId}`;
const openStore = () => createStore("plinth-editor", "unsaved");
let store: ReturnType<typeof openStore> | undefined;
const getStore = () => {
  store ??= openStore();
  return store;
};

/**
 * Keeps documents in this browser until the server has them. If the browser refuses to store data, `read` returns null,
 * `write` returns false and `remove` does nothing.
 */
export const unsavedStore = {
  async read(userId: number, projectId: number): Promise<UnsavedChanges | null> {
    return (await get<UnsavedChanges>(keyOf(userId, projectId), getStore()).catch(() => undefined)) ?? null;
  },
  async write(userId: number, projectId: number, unsaved: UnsavedChanges): Promise<boolean> {
    try {
      await set(keyOf(userId, projectId), unsaved, getStore());
      return true;
    } catch {
      return false;
    }
  },
  async remove(userId: number, projectId: number): Promise<void> {
    await del(keyOf(userId, projectId), getStore()).catch(() => undefined);
  },
};
