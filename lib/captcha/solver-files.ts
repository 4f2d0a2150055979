import path from "node:path";
import { type SendFile, staticFiles } from "@/lib/front/static-files";

/** The path of the modules that solve a built-in challenge on a page without the app's scripts. */
export const SOLVER_PATH = "/_captcha";

/** Returns a function that sends these modules. Their folder is read when the first one is requested. */
export function solverFiles(): SendFile {
  let files: SendFile | undefined;
  return async (request, response, file) => {
    if (!file.path.startsWith(`${SOLVER_PATH}/`)) return false;
    const folder = path.resolve("node_modules/altcha-lib/dist/esm/v2");
    files ??= staticFiles(folder, { prefix: SOLVER_PATH, cacheControl: "public, max-age=3600" });
    return files(request, response, file);
  };
}
