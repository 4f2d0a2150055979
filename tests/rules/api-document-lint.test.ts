import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { features } from "@/lib/features/features";
import { openApiDocument } from "@/lib/openapi/openapi";
import { loadRoutes } from "../support/route-files";

// Checks the API document against the rules that Redocly recommends. Redocly calls no server: its telemetry and its
// update check are off.

process.env.APP_URL = "https://plinth.test"; // one rule refuses a document for localhost

const run = promisify(execFile);
const CLI = path.resolve("node_modules/@redocly/cli/bin/cli.js");
const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plinth-lint-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

type Problem = { ruleId: string; message: string; location: { pointer?: string }[] };

/** Returns the errors and warnings of a document. */
async function lint(document: object): Promise<string[]> {
  const file = path.join(folder, "openapi.json");
  fs.writeFileSync(file, JSON.stringify(document));
  const args = [CLI, "lint", file, "--extends", "recommended", "--format", "json", "--max-problems", "1000"];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env: { ...process.env, ...QUIET } });
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { problems: Problem[] };
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

test("the API document has no error and no warning", async () => {
  expect(await lint(openApiDocument(await loadRoutes(), features))).toEqual([]);
});

test("a document without a license gets a warning", async () => {
  const { info, ...document } = openApiDocument(await loadRoutes(), features);

  const problems = await lint({ ...document, info: { title: info.title, version: info.version } });

  expect(problems).toEqual([expect.stringMatching(/^info-license/)]);
});
