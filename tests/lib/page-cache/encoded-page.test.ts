import { createLog, setLog } from "@/lib/log";
import { compressOnce, type EncodedPage } from "@/lib/page-cache/encoded-page";

const newPage = (): EncodedPage => ({ body: Buffer.from("page"), etag: "1", encoded: {} });

test("after a failed compression, other pages are compressed, and the page can be tried again", async () => {
  const lines: string[] = [];
  setLog(createLog("error", { write: (line) => void lines.push(line) }));
  const [broken, other] = [newPage(), newPage()];
  const compressed: EncodedPage[] = [];
  const compress = (page: EncodedPage) =>
    new Promise<void>((resolve) => compressOnce(page, async () => resolve(void compressed.push(page))));

  compressOnce(broken, () => Promise.reject(new Error("no memory")));
  await compress(other);
  await compress(broken);
  setLog(undefined);

  expect(compressed).toEqual([other, broken]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ err: { message: "no memory" } }]);
});
