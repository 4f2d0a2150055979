import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE_NAMES = /\.(?:css|html|js|json|map|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/;
/** Smaller files do not benefit from compression. */
const MIN_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes brotli and gzip versions (`app.js.br`, `app.js.gz`) of a folder's compressible files to `target`, if they are
 * smaller. If `target` is another folder, also copies the files, compressible or not. Skips hidden files and files that
 * end in `.br` or `.gz`.
 */
export async function compressFiles(folder, target) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && !entry.name.startsWith("."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
  const queue = files.values();
  const workers = Array.from({ length: os.availableParallelism() }, async () => {
    for (const file of queue) await compressFile(path.join(folder, file), path.join(target, file));
  });
  await Promise.all(workers);
}

async function compressFile(file, target) {
  if (target !== file) {
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file, target);
  }
  const content = await readFile(file);
  if (!COMPRESSIBLE_NAMES.test(file) || content.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${target}.br`, br);
  if (gz.length < content.length) await writeFile(`${target}.gz`, gz);
}
