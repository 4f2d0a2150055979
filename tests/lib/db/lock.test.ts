import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { type Claim, claimFolder, DatabaseInUseError } from "@/lib/db/embedded/lock";
import { bundlePrograms, createEmptyFolder, program, removeFolders, spawnProgram } from "@/tests/support/embedded";

const claims: Claim[] = [];

async function claim(dataDir: string): Promise<Claim> {
  const newClaim = await claimFolder(dataDir);
  claims.push(newClaim);
  return newClaim;
}

const filesInRun = (dataDir: string) => fs.readdirSync(path.join(dataDir, "run"));

beforeAll(bundlePrograms);
afterEach(() => {
  for (const newClaim of claims.splice(0)) newClaim.release();
});
afterAll(removeFolders);

/** Creates a folder whose path is too long for a Unix socket, so that it is locked by a TCP port. */
function createLongFolder(): string {
  const folder = path.join(createEmptyFolder(), "a-folder-with-a-long-name".repeat(4));
  fs.mkdirSync(folder);
  return folder;
}

describe.each([
  ["a Unix socket", createEmptyFolder],
  ["a TCP port", createLongFolder],
])("with %s", (_, makeFolder) => {
  test("a second claim is refused with a message that says what to do", async () => {
    const folder = makeFolder();
    await claim(folder);
    await expect(claim(folder)).rejects.toThrow(new DatabaseInUseError(folder).message);
    expect(new DatabaseInUseError("/srv/data").message).toBe(
      "Another process uses the database in /srv/data. Stop that one first, or set DATA_DIR to another folder.",
    );
  });

  test("a refused claim does not change the folder", async () => {
    const folder = makeFolder();
    await claim(folder);
    const before = filesInRun(folder);
    await expect(claim(folder)).rejects.toThrow(DatabaseInUseError);
    expect(filesInRun(folder)).toEqual(before);
  });

  test("a folder that was released can be claimed again, and nothing is left in it", async () => {
    const folder = makeFolder();
    (await claim(folder)).release();
    expect(filesInRun(folder)).toEqual([]);
    await expect(claim(folder)).resolves.toBeDefined();
  });

  test("of six concurrent claims, exactly one succeeds", async () => {
    const folder = makeFolder();
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => claim(folder)));
    const refusals = results.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
    expect(refusals.map(({ reason }) => reason.name)).toEqual(Array(5).fill("DatabaseInUseError"));
  });

  test("a killed process's lock is taken over", async () => {
    const folder = makeFolder();
    const other = spawnProgram(program("claim-program"), folder);
    await other.waitFor(/CLAIMED/);
    await expect(claim(folder)).rejects.toThrow(DatabaseInUseError);
    await other.kill();
    expect(filesInRun(folder)).not.toEqual([]);
    await expect(claim(folder)).resolves.toBeDefined();
    expect(filesInRun(folder).filter((name) => /\.(sock|tcp)$/.test(name))).toHaveLength(1);
  });

  test("of four processes that find the lock of a killed process, exactly one takes it over", async () => {
    const folder = makeFolder();
    const killedProcess = spawnProgram(program("claim-program"), folder);
    await killedProcess.waitFor(/CLAIMED/);
    await killedProcess.kill();
    const processes = Array.from({ length: 4 }, () => spawnProgram(program("claim-program"), folder));
    const words = await Promise.all(
      processes.map(async (each) => (await each.waitFor(/CLAIMED|DatabaseInUseError/))[0]),
    );
    await Promise.all(processes.map((each) => each.kill()));
    expect(words.sort()).toEqual(["CLAIMED", "DatabaseInUseError", "DatabaseInUseError", "DatabaseInUseError"]);
  });
});

test("the lock is in a folder that only its owner may enter", async () => {
  const folder = createEmptyFolder();
  await claim(folder);
  expect(fs.statSync(path.join(folder, "run")).mode & 0o777).toBe(0o700);
});

test("a folder that is in use cannot be claimed through a symbolic link either", async () => {
  const folder = createEmptyFolder();
  const link = path.join(createEmptyFolder(), "link");
  fs.symlinkSync(folder, link);
  await claim(folder);
  await expect(claim(link)).rejects.toThrow(DatabaseInUseError);
});

test("a lock whose port is now used by another program is ignored", async () => {
  const folder = createLongFolder();
  const stranger = net.createServer((socket) =>
    socket.on("error", () => undefined).end("HTTP/1.1 400 Bad Request\r\n\r\n"),
  );
  await new Promise<void>((listening) => void stranger.listen(0, "127.0.0.1", listening));
  fs.mkdirSync(path.join(folder, "run"));
  const { port } = stranger.address() as net.AddressInfo;
  fs.writeFileSync(path.join(folder, "run", "0badcafe.tcp"), String(port));
  await expect(claim(folder)).resolves.toBeDefined();
  stranger.close();
});

test("leftovers of interrupted starts are ignored and removed, except for recent temporary files", async () => {
  const folder = createEmptyFolder();
  fs.mkdirSync(path.join(folder, "run"));
  const [recent, old, broken] = ["00000001.tmp", "00000002.tmp", "00000003.tcp"].map((name) =>
    path.join(folder, "run", name),
  ) as [string, string, string];
  for (const file of [recent, old, broken]) fs.writeFileSync(file, "");
  fs.utimesSync(old, 1, 1);
  await claim(folder);
  expect([recent, old, broken].map((file) => fs.existsSync(file))).toEqual([true, false, false]);
});
