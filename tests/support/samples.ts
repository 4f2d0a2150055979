import fs from "node:fs";
import path from "node:path";
import type { Sample } from "./sample";

const FOLDER = path.resolve(__dirname, "../samples");

export type LoadedSample = Sample & { path: string };

/**
 * The samples of all nouns, from the files of `tests/samples`. Loaded synchronously: modules that they import call
 * Jest's `afterAll`, which Jest accepts only while a test file loads.
 */
export const SAMPLES: readonly LoadedSample[] = fs
  .readdirSync(FOLDER)
  .sort()
  .map((file) => ({
    path: path.basename(file, ".ts"),
    ...jest.requireActual<{ sample: Sample }>(path.join(FOLDER, file)).sample,
  }));
