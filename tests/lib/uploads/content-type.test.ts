import { detectContent, isContradicted, SAMPLE_BYTES } from "@/lib/uploads/content-type";

const bytes = (text: string) => new TextEncoder().encode(text);
const detect = (sample: Uint8Array, name: string) =>
  detectContent(sample, { mime: "", extension: name.split(".")[1] ?? "" });

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
const GIF = bytes("GIF89a\x01\x00\x01\x00");

test.each([
  ["a JPEG with another extension", JPEG, "a.txt", { mime: "image/jpeg", extension: "txt", type: "image" }],
  ["a JPEG with its longer extension", JPEG, "a.jpeg", { mime: "image/jpeg", extension: "jpeg", type: "image" }],
  ["a GIF with the extension of a video", GIF, "a.mp4", { mime: "image/gif", extension: "gif", type: "image" }],
  ["plain text", bytes("words"), "a.txt", { mime: "text/plain", extension: "txt", type: "text" }],
  ["an empty file", bytes(""), "a.txt", { mime: "text/plain", extension: "txt", type: "text" }],
  ["Markdown", bytes("# Title\n<div>"), "a.md", { mime: "text/markdown", extension: "md", type: "text" }],
  ["JSON", bytes("{}"), "a.json", { mime: "application/json", extension: "json", type: "text" }],
  [
    "text with a NUL byte",
    bytes("a\0b"),
    "a.txt",
    { mime: "application/octet-stream", extension: "txt", type: "file" },
  ],
  [
    "bytes that are not UTF-8",
    new Uint8Array([0x80, 0x81, 0x82]),
    "a.bin",
    { mime: "application/octet-stream", extension: "bin", type: "file" },
  ],
  [
    "a drawing of Illustrator, whose doctype has declarations",
    bytes(
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n\t<!ENTITY x "http://ns.example/x/">\n]>\n<svg>',
    ),
    "a.svg",
    { mime: "image/svg+xml", extension: "svg", type: "image" },
  ],
  [
    "HTML after whitespace and a comment",
    bytes("\n <!-- x -->\n<SCRIPT>"),
    "a.txt",
    { mime: "text/html", extension: "txt", type: "text" },
  ],
  [
    "HTML after a byte order mark",
    bytes("\uFEFF<html>"),
    "a.txt",
    { mime: "text/html", extension: "txt", type: "text" },
  ],
  [
    "SVG without its declaration",
    bytes('<svg onload="x">'),
    "a.md",
    { mime: "image/svg+xml", extension: "md", type: "image" },
  ],
  ["XML", bytes('<?xml version="1.0"?><a/>'), "a.xml", { mime: "application/xml", extension: "xml", type: "text" }],
  [
    "text with an extension that is also a property of every object",
    bytes("words"),
    "a.constructor",
    { mime: "text/plain", extension: "constructor", type: "text" },
  ],
])("detects %s", async (_, sample, name, content) => {
  expect(await detect(sample, name)).toEqual(content);
});

test.each(["<!---->", "<?xml>", "<!doctype svg>", " ", "<!--", "<", "<svg", "<!--->"])(
  "64 KB of %p are read in less than two seconds",
  async (pattern) => {
    const sample = bytes(pattern.repeat(SAMPLE_BYTES)).subarray(0, SAMPLE_BYTES);
    const startedAt = performance.now();
    const { mime } = await detect(sample, "a.txt");

    expect(mime).toMatch(/^text\/plain$|^application\/xml$/);
    // An exponential algorithm would take years, and a quadratic one can take ten seconds.
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  },
);

test("a text is still detected as text if the sample cuts its last character in two", async () => {
  expect((await detect(bytes("aä").subarray(0, 2), "a.txt")).mime).toBe("text/plain");
});

test.each([
  ["image/png", "png", "image/png", false],
  ["image/jpeg", "png", "image/png", false],
  ["image/png", "png", "text/html", true],
  ["", "png", "application/octet-stream", true],
  ["application/pdf", "pdf", "image/png", true],
  ["video/mp4", "mp4", "audio/mp4", false],
  ["video/mp2t", "ts", "text/plain", false],
  ["audio/ogg", "ogg", "application/ogg", false],
  ["image/svg+xml", "svg", "image/svg+xml", false],
  ["text/plain", "txt", "image/png", false],
  ["application/zip", "zip", "application/octet-stream", false],
])("%j with the extension %j is contradicted by bytes of %s: %s", (mime, extension, detectedMime, expected) => {
  expect(isContradicted({ mime, extension }, detectedMime)).toBe(expected);
});
