import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { runPictureJob, UnreadablePicture } from "@/lib/pictures/picture-process";
import { setProgramsFolder } from "@/lib/programs";
import { bundlePrograms, program } from "../../support/embedded";

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c0562f" }, limitInputPixels: false });

beforeAll(async () => {
  await bundlePrograms();
  setProgramsFolder(pathToFileURL(path.dirname(program("picture-process")) + path.sep));
});

test("a picture is inspected, resized and cut to a square in another process", async () => {
  const photo = await draw(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();

  const header = await runPictureJob("user:1", { kind: "inspect" }, () => photo);
  const resized = await runPictureJob("user:1", { kind: "resize", width: 100, format: "avif" }, () => photo);
  const square = await runPictureJob("user:1", { kind: "square", side: 50 }, () => photo);

  expect(header).toEqual({ width: 400, height: 600, format: "jpeg", pages: 1 });
  expect(await sharp(resized).metadata()).toMatchObject({ width: 100, height: 150, format: "heif" });
  expect(await sharp(square).metadata()).toMatchObject({ width: 50, height: 50, format: "webp" });
});

test.each([2, 300])("a JPEG without its last %d bytes can be shown, as in browsers", async (missing) => {
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "black", noise } })
    .jpeg()
    .toBuffer();
  const cut = photo.subarray(0, -missing);

  expect(await runPictureJob("user:1", { kind: "probe" }, () => cut)).toMatchObject({ width: 300, height: 200 });
  const resized = await runPictureJob("user:1", { kind: "resize", width: 100, format: "webp" }, () => cut);
  expect(await sharp(resized).metadata()).toMatchObject({ width: 100 });
});

test("a picture whose header can be read, but not its content, is unreadable", async () => {
  const picture = await draw(300, 200).png().toBuffer();

  const result = runPictureJob("user:1", { kind: "probe" }, () => picture.subarray(0, 60));

  await expect(result).rejects.toBeInstanceOf(UnreadablePicture);
});

test("an AVIF of 64 megapixels is refused, and this process needs no memory for it", async () => {
  const bomb = await draw(8000, 8000).avif({ effort: 0, quality: 1 }).toBuffer();
  const before = process.memoryUsage.rss();

  const result = runPictureJob("user:1", { kind: "resize", width: 480, format: "webp" }, () => bomb);

  await expect(result).rejects.toBeInstanceOf(UnreadablePicture);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100e6);
});

test.each([
  ["text", Buffer.from("no picture")],
  ["nothing", Buffer.alloc(0)],
])("%s instead of a picture is unreadable, and the process works on", async (_what, bytes) => {
  const picture = await draw(20, 20).png().toBuffer();

  await expect(runPictureJob("user:1", { kind: "inspect" }, () => bytes)).rejects.toBeInstanceOf(UnreadablePicture);
  expect(await runPictureJob("user:1", { kind: "inspect" }, () => picture)).toMatchObject({ format: "png" });
});

test("a picture of one owner does not wait for all pictures of another", async () => {
  const picture = await draw(1500, 1500).png().toBuffer();
  const finished: string[] = [];
  const resize = async (owner: string) => {
    await runPictureJob(owner, { kind: "resize", width: 1200, format: "avif" }, () => picture);
    finished.push(owner);
  };

  await Promise.all([...Array.from({ length: 5 }, () => resize("site:1")), resize("site:2")]);

  expect(finished.indexOf("site:2")).toBeLessThan(3);
});
