import { processState } from "@/lib/process-state.mjs";

const state = processState("thread-program", () => ({ url: undefined as URL | undefined }));

/** Sets the bundled program of the threads, whose exports are the tasks (`lib/thread-tasks`). */
export function setThreadProgram(url: URL): void {
  state.url = url;
}

export function threadProgram(): URL {
  if (!state.url) throw new Error("The program of the threads is not set.");
  return state.url;
}
