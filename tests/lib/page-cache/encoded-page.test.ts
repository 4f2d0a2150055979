import { createLog, setLog } from "@/lib/log";
import { compressOnce, type EncodedPage } from "@/lib/page-cache/encoded-page";

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
