import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { appendOwnData, compressWithoutEnd } from "@/lib/page-cache/own-data";

const TEXT = `<html><body>${"<p>مرحبا, a page for members</p>".repeat(2000)}`;
const PAGE = Buffer.from(`${TEXT}</body></html>`);
const whole = (user: string) => `${TEXT}<script type="application/json" id="own-data">${user}</script></body></html>`;

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
const users = ["{}", '{"id":1,"display_name":"Ines Morel"}', JSON.stringify({ text: "é".repeat(20_000) })];

describe.each(["br", "gzip"] as const)("in %s", (encoding) => {
  test.each(users)("the page ends with the user's data", async (user) => {
    const { body, encoding: usedEncoding } = appendOwnData(await compressWithoutEnd(PAGE), user, encoding);

    expect(usedEncoding).toBe(encoding);
    expect(decoders[encoding](body).toString()).toBe(whole(user));
  });

  test("the page itself is compressed once, for all users", async () => {
    const page = await compressWithoutEnd(PAGE);
    const compressed = page[encoding] as Buffer;
    const bodies = users.slice(0, 2).map((user) => appendOwnData(page, user, encoding).body);

    for (const body of bodies) expect(body.subarray(0, compressed.length)).toEqual(compressed);
    expect(compressed.length).toBeLessThan(PAGE.length / 20);
  });

  test("a page that hardly compresses is still complete", async () => {
    const noise = randomBytes(200_000).toString("base64");
    const { body } = appendOwnData(await compressWithoutEnd(Buffer.from(`${noise}</body></html>`)), "{}", encoding);

    expect(decoders[encoding](body).toString().startsWith(`${noise}<script`)).toBe(true);
  });

  test("the page is sent without compression if the user's data is too long for one block", async () => {
    const user = JSON.stringify({ text: "a".repeat(70_000) });
    const { body, encoding: usedEncoding } = appendOwnData(await compressWithoutEnd(PAGE), user, encoding);

    expect([usedEncoding, body.toString()]).toEqual([undefined, whole(user)]);
  });
});

test("without an encoding, the page is sent uncompressed", async () => {
  expect(appendOwnData(await compressWithoutEnd(PAGE), "{}", undefined)).toEqual({
    body: Buffer.from(whole("{}")),
    encoding: undefined,
  });
});

test("a user's name cannot end the script that contains the data", async () => {
  const name = "</script><script>alert(1)</script>";
  const text = appendOwnData(await compressWithoutEnd(PAGE), JSON.stringify({ name }), undefined).body.toString();
  const json = /id="own-data">(.*?)<\/script>/.exec(text)?.[1] ?? "";

  expect(JSON.parse(json)).toEqual({ name });
});
