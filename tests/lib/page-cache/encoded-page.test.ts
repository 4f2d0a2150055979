import { createLog, setLog } from "@/lib/log";
import { compressOnce, type EncodedPage } from "@/lib/page-cache/encoded-page";
import { until } from "../../support/until";

const newPage = (): EncodedPage => ({ body: Buffer.from("page"), etag: "1", encoded: {} });

test("a page that could not be compressed does not block other pages, and can be compressed later", async () => {
  const lines: string[] = [];
  setLog(createLog("error", { write: (line) => void lines.push(line) }));
  const [brokenPage, otherPage] = [newPage(), newPage()];
  const compressedPages: EncodedPage[] = [];
  const compress = (page: EncodedPage) =>
    new Promise<void>((resolve) => compressOnce(page, async () => resolve(void compressedPages.push(page))));

  compressOnce(brokenPage, () => Promise.reject(new Error("no memory")));
  await compress(otherPage);
  await compress(brokenPage);
  setLog(undefined);

  expect(compressedPages).toEqual([otherPage, brokenPage]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ err: { message: "no memory" } }]);
});

test("pages that wait for compression have at most 32 MB together, and others can be compressed later", async () => {
  const pages = Array.from({ length: 40 }, () => ({ ...newPage(), body: Buffer.alloc(1024 * 1024) }));
  let finish = () => {};
  const compressing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const compressed: EncodedPage[] = [];
  const compress = (page: EncodedPage) =>
    compressOnce(page, async () => {
      await compressing;
      compressed.push(page);
    });

  for (const page of pages) compress(page);
  const waiting = pages.filter(({ isQueued }) => isQueued);
  finish();
  await until(() => compressed.length === waiting.length || null);
  for (const page of pages) compress(page);
  await until(() => compressed.length === pages.length || null);

  expect(waiting).toHaveLength(32);
});
