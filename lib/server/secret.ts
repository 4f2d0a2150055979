import { randomBytes } from "node:crypto";
import { link, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { StartError } from "@/lib/server/start-error";
import { syncFolder } from "@/lib/sync-folder";

const SECRET_BYTES = 32;
const MIN_CHARS = 32;

/**
 * Returns the secret of this installation. Creates it at the first start, in the file `secret` of the data folder. Only
 * the server's system user can read that file. Throws `StartError` if the file is unreadable or damaged: a new secret
 * could not decrypt existing data.
 */
export async function ensureSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, "secret");
  const existing = await read(file);
  if (existing !== undefined) return existing;
  await writeOnce(file, randomBytes(SECRET_BYTES).toString("base64url"));
  const created = await read(file);
  if (created === undefined) throw new StartError(`The file ${file} was removed during the start. Start again.`);
  return created;
}

async function read(file: string): Promise<string | undefined> {
  let text: string;
  try {
    text = (await readFile(file, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new StartError(
      `The file ${file} cannot be read. Give the system user that runs Plinth permission to read it, then start again.`,
    );
  }
  if (text.length >= MIN_CHARS) return text;
  throw new StartError(`The file ${file} is damaged. Restore it from a backup, then start again.`);
}

/** Writes the whole file or nothing, even if the power fails. Keeps a file that another process has just created. */
async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = await open(draft, "w", 0o600);
  await handle.writeFile(`${text}\n`);
  await handle.sync();
  await handle.close();
  try {
    await link(draft, file);
  } catch (error) {
    // Some file systems have no hard links. There, `rename` replaces a file that another process has just created. The
    // embedded database's lock keeps other processes out. With DATABASE_URL, nothing does.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rename(draft, file);
  }
  await rm(draft, { force: true });
  await syncFolder(path.dirname(file)).catch(() => undefined); // the file itself is synced
}
