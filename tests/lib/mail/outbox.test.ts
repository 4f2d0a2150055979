import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

let dataDir: string;
let outbox: typeof import("@/lib/mail/outbox");

// The environment is read once per process, so it is set before the module is loaded.
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "plinth-outbox-"));
  process.env.DATA_DIR = dataDir;
  outbox = await import("@/lib/mail/outbox");
});
beforeEach(() => rm(path.join(dataDir, "outbox"), { recursive: true, force: true }));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

test("a file's name is the email's time and id, so files sort by time", () => {
  expect(outbox.fileNameOf({ id: 7, createdAt: new Date("2026-11-21T07:31:05.042Z") })).toBe(
    "20261121T073105042Z-7.eml",
  );
});

test("an email is written to its file, and the path is relative to DATA_DIR", async () => {
  const file = await outbox.writeToOutbox("a-1.eml", bytes("Hello"));

  expect(file).toBe("outbox/a-1.eml");
  expect(await readFile(path.join(dataDir, file), "utf8")).toBe("Hello");
});

test("an email written twice is one file, and nothing else is left in the folder", async () => {
  await outbox.writeToOutbox("a-1.eml", bytes("a long first version"));
  await outbox.writeToOutbox("a-1.eml", bytes("second"));

  expect(await readdir(path.join(dataDir, "outbox"))).toEqual(["a-1.eml"]);
  expect(await readFile(path.join(dataDir, "outbox/a-1.eml"), "utf8")).toBe("second");
});

test("only the user who runs the app may read an email's file", async () => {
  await outbox.writeToOutbox("a-1.eml", bytes("code"));

  expect((await stat(path.join(dataDir, "outbox/a-1.eml"))).mode & 0o077).toBe(0);
});

test("the list has the latest first and no unfinished file", async () => {
  await outbox.writeToOutbox("20261121T073105042Z-7.eml", bytes("1"));
  await outbox.writeToOutbox("20261121T073105043Z-8.eml", bytes("2"));
  await outbox.writeToOutbox(".x.part", bytes("3"));

  expect(await outbox.listOutbox()).toEqual(["20261121T073105043Z-8.eml", "20261121T073105042Z-7.eml"]);
});

test("an outbox that does not exist yet is empty", async () => {
  expect(await outbox.listOutbox()).toEqual([]);
});

test("an email is read by its name", async () => {
  await outbox.writeToOutbox("a-1.eml", bytes("Hello"));

  expect(String(await outbox.readFromOutbox("a-1.eml"))).toBe("Hello");
});

test.each(["../secret", "../secret.eml", "..%2fsecret.eml", "a/b.eml", ".hidden.eml"])(
  "nothing is read for the name %p, although the file exists",
  async (name) => {
    const file = path.join(dataDir, "outbox", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, "secret");

    expect(await outbox.readFromOutbox(name)).toBeUndefined();
  },
);

test("nothing is read for an empty name", async () => {
  expect(await outbox.readFromOutbox("")).toBeUndefined();
});
