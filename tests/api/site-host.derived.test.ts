import sharp from "sharp";
import { POST as DELETE_FILES } from "@/app/api/v1/file-entries/delete/route";
import type { DocumentPage } from "@/lib/site-pages/document";
import { call } from "../support/api";
import { createSite, createUser } from "../support/factories";
import {
  createPublishedSite,
  hostOf,
  link,
  page,
  publish,
  saveDocument,
  type TestSite,
  text,
  visit,
} from "../support/sites";
import { uploadEntry, withDataFolder } from "../support/uploads";

withDataFolder();

const get = (site: TestSite, path = "/") => visit(hostOf(site), path);
const attributeIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: "#0000ff" } },
        left: width / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" fill="#00ff00"/></svg>',
);

/** Publishes a site with an uploaded picture as its icon and as the picture for shared links. */
async function publishWith(name: string, bytes: Buffer, changes: Partial<DocumentPage> = {}) {
  const as = await createUser();
  const { url } = await uploadEntry(as, name, bytes);
  const site = await createSite({ owner: as, icon: url });
  await saveDocument(as, site, [page("", [text("Bread")], { image: url, ...changes })]);
  expect((await publish(as, site)).status).toBe(201);
  return { as, site, html: (await get(site)).text };
}

const colorAt = async (bytes: Buffer, left: number, top: number) => {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel].map((value) => (value > 127 ? 1 : 0));
};

describe("the picture for shared links", () => {
  const ogImage = (html: string) => new URL(attributeIn(html, /property="og:image" content="([^"]+)"/)).pathname;

  test("is a JPEG of 1200 by 630 pixels, with its size and description in the page", async () => {
    const { site, html } = await publishWith("shelf.png", await halves(2400, 1800), { imageAlt: 'A "shelf"' });

    const { status, headers, bytes } = await get(site, ogImage(html));

    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(html).toContain(`<meta property="og:image" content="http://${hostOf(site)}/_files/`);
    expect(html).toContain(
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    );
    expect(html).toContain('<meta property="og:image:alt" content="A &quot;shelf&quot;">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test.each([
    ["0% 50%", [1, 0, 0]],
    ["100% 50%", [0, 0, 1]],
  ])("shows the part around the focal point %s", async (imagePosition, color) => {
    const { site, html } = await publishWith("wide.png", await halves(4000, 400), { imagePosition });

    const { bytes } = await get(site, ogImage(html));

    expect(await colorAt(bytes, 600, 315)).toEqual(color);
  });

  test("has only a few focal points, and belongs to one site", async () => {
    const { site, html } = await publishWith("shelf.png", await halves(2400, 1800));
    const { site: other } = await createPublishedSite([page("")]);
    const path = ogImage(html);

    expect((await get(site, path.replace(/-50-50/, "-51-50"))).status).toBe(404);
    expect((await get(site, path.replace(/-50-50/, "-500-50"))).status).toBe(404);
    expect((await get(other, path)).status).toBe(404);
  });
});

describe("the icon of a site", () => {
  const appleIcon = (html: string) => attributeIn(html, /rel="apple-touch-icon" href="([^"]+)"/);
  const pngIcon = (html: string) => attributeIn(html, /rel="icon" type="image\/png" sizes="32x32" href="([^"]+)"/);

  test.each([
    ["a photo", "icon.jpg", () => halves(500, 400)],
    ["a drawing", "icon.svg", async () => DRAWING],
  ])("is there as PNG for browsers and phones, from %s", async (_what, name, bytes) => {
    const { site, html } = await publishWith(name, await bytes());

    const [small, large] = [await get(site, pngIcon(html)), await get(site, appleIcon(html))];

    expect([small.headers["content-type"], large.headers["content-type"]]).toEqual(["image/png", "image/png"]);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
    expect(await sharp(large.bytes).metadata()).toMatchObject({ format: "png", width: 180, height: 180 });
  });

  test("stays a drawing for browsers that show drawings", async () => {
    const { site, html } = await publishWith("icon.svg", DRAWING);

    const address = attributeIn(html, /rel="icon" type="image\/svg\+xml" sizes="any" href="([^"]+)"/);

    expect((await get(site, address)).headers["content-type"]).toBe("image/svg+xml");
    expect(await colorAt((await get(site, appleIcon(html))).bytes, 90, 90)).toEqual([0, 1, 0]);
  });

  test("is an ICO at /favicon.ico", async () => {
    const { site } = await publishWith("icon.png", await halves(500, 500));

    const { status, headers, bytes } = await get(site, "/favicon.ico");

    expect([status, headers["content-type"]]).toEqual([200, "image/x-icon"]);
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata()).toMatchObject({ format: "png", width: 32 });
  });

  test("is nothing at /favicon.ico if the site has none", async () => {
    const { site } = await createPublishedSite([page("")]);

    expect((await get(site, "/favicon.ico")).status).toBe(204);
  });
});

describe("a file that a page links to", () => {
  test.each(["menu.pdf", "Brötchen & Preise.pdf", "меню.pdf", "قائمة.pdf", "菜单.pdf"])(
    "keeps its name when it is downloaded: %s",
    async (name) => {
      const as = await createUser();
      const { url, id } = await uploadEntry(as, name, Buffer.from("%PDF-1.4\n%%EOF\n"));
      const site = await createSite({ owner: as });
      await saveDocument(as, site, [page("", [link(url)])]);
      await publish(as, site);
      const path = attributeIn((await get(site)).text, /href="(\/_files\/[^"]+)"/);

      const named = (await get(site, path)).headers["content-disposition"];
      await call(DELETE_FILES, { as, body: { entryIds: [id], deleteForever: true } });
      const unnamed = await get(site, path);

      expect(decodeURIComponent(String(named).split("filename*=UTF-8''")[1] ?? named?.split('"')[1] ?? "")).toBe(name);
      expect(unnamed.status).toBe(200);
    },
  );
});

test.each([
  ["//about", "/about"],
  ["/about//", "/about"],
  ["//about?x=1", "/about?x=1"],
  ["/blog//first/", "/blog/first"],
  ["//evil.example/", "/evil.example/"],
  ["/about///", "/about"],
])("%s redirects to a path of the site", async (path, location) => {
  const { site } = await createPublishedSite([page(""), page("about")]);

  const response = await get(site, path);

  expect([response.status, response.headers.location]).toEqual([308, location]);
});
