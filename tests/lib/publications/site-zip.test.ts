import { Readable } from "node:stream";
import { unzipSync } from "fflate";
import { downloadResponse } from "@/lib/http/download";
import { type ExportedFile, zipSite } from "@/lib/publications/exports/site-zip";
import { until } from "../../support/until";

async function* listOf(...files: ExportedFile[]) {
  yield* files;
}

const text = (path: string, content: string | null): ExportedFile => ({ path, open: async () => content });

test("contains text, bytes and streams, and leaves out files that no longer exist", async () => {
  const files = listOf(
    text("index.html", "<p>Hello</p>"),
    text("gone.html", null),
    { path: "a.webp", open: async () => Buffer.from("bytes") },
    { path: "b.bin", open: async () => Readable.from([Buffer.from("str"), Buffer.from("eam")]) },
  );

  const response = downloadResponse(await zipSite({ name: "Kiln Row", files }));

  const unzipped = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  expect(unzipped.map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual([
    ["index.html", "<p>Hello</p>"],
    ["a.webp", "bytes"],
    ["b.bin", "stream"],
  ]);
});

test("opens no more files when the reader stops, and closes the file that is being opened", async () => {
  const openedPaths: string[] = [];
  const lateStream = Readable.from(["never read"]);
  let finish: (stream: Readable) => void = () => undefined;
  const file = (path: string, open: ExportedFile["open"]): ExportedFile => ({
    path,
    open: () => {
      openedPaths.push(path);
      return open();
    },
  });
  const files = listOf(
    file("first", async () => "text"),
    file("second", () => new Promise((resolve) => (finish = resolve))),
    file("third", async () => "text"),
  );

  const response = downloadResponse(await zipSite({ name: "Kiln Row", files }));
  await until(() => openedPaths.length === 2);
  await response.body?.cancel();
  finish(lateStream);
  await until(() => lateStream.destroyed);

  expect(openedPaths).toEqual(["first", "second"]);
});
