import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureSecret } from "@/lib/server/secret";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "plinth-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the secret is created once, in a file that only its owner can read, and reused", async () => {
  const secret = await ensureSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(path.join(folder, "secret")).mode & 0o777).toBe(0o600);
  expect(await ensureSecret(folder)).toBe(secret);
});

test("concurrent calls agree on one secret", async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => ensureSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test("a damaged secret is never replaced", async () => {
  writeFileSync(path.join(folder, "secret"), "short\n");
  await expect(ensureSecret(folder)).rejects.toThrow(
    /secret is damaged\. Restore it from a backup, then start again\.$/,
  );
  expect(readFileSync(path.join(folder, "secret"), "utf8")).toBe("short\n");
});
