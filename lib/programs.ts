import { fileURLToPath } from "node:url";
import { processState } from "@/lib/process-state.mjs";

/** The bundled programs of other threads and processes. The build (`lib/cli/bundle.mjs`) bundles them. */
type Program = "thread-tasks" | "picture-process";

const state = processState("programs", () => ({ folder: undefined as URL | undefined }));

/** Sets the folder of the programs. Its URL ends with a slash. */
export function setProgramsFolder(folder: URL): void {
  state.folder = folder;
}

/** Returns the path of a program. */
export function programFile(program: Program): string {
  if (!state.folder) throw new Error("The folder of the programs is not set.");
  return fileURLToPath(new URL(`${program}.mjs`, state.folder));
}
