import { createHash } from "node:crypto";
import fs from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { POST as DELETE_FILES } from "@/app/api/v1/file-entries/delete/route";
import { POST as UPLOAD } from "@/app/api/v1/file-entries/route";
import { DELETE, PUT } from "@/app/api/v1/sites/[siteId]/route";
import { DELETE as DELETE_USER } from "@/app/api/v1/users/[userId]/route";
import { db } from "@/lib/db/db";
import { startEvents } from "@/lib/events/listen";
import { flushViews } from "@/lib/site-stats/flush";
import { changeSite } from "@/lib/sites/sites";
import { openStorage } from "@/lib/storage/storage";
import { call } from "../support/api";
import { solve } from "../support/captcha";
import { startConfirmedSession } from "../support/confirmed-session";
import { runDueJobs } from "../support/due-jobs";
import { createSite, createUser, unique } from "../support/factories";
import { createWebpBomb, picture } from "../support/pictures";
import { withoutReportLink } from "../support/report-link";
import { saveSettings } from "../support/settings";
import {
  createPublishedSite,
  hostOf,
  image,
  link,
  loadTemplateDesign,
  page,
  publish,
  saveDocument,
  storeUncheckedDocument,
  type TestSite,
  text,
  visit,
} from "../support/sites";
import { until } from "../support/until";
import { upload, uploadEntry, form as uploadForm, withDataFolder } from "../support/uploads";

withDataFolder();

const get = (site: TestSite, path = "/", headers: Record<string, string> = {}) =>
  visit(hostOf(site), path, { headers });
const addressesIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = ""]) => address);

describe("a page of a site", () => {
  test("is compressed if the client accepts compression, and not sent again if the client has it cached", async () => {
    const { site } = await createPublishedSite([page("", [text("Bread ".repeat(500))])]);

    const plain = await get(site);
    const encoded = await until(async () => {
      const response = await get(site, "/", { "accept-encoding": "br" });
      return response.headers["content-encoding"] === "br" ? response : null;
    });
    const cached = await get(site, "/", { "if-none-match": String(plain.headers.etag) });

    expect(brotliDecompressSync(encoded.bytes).equals(plain.bytes)).toBe(true);
    expect([cached.status, cached.text]).toEqual([304, ""]);
  });

  test("is prepared and compressed once, also if it is the 404 page, whichever address is unknown", async () => {
    const { site } = await createPublishedSite([page(""), page("404", [text("Lost ".repeat(500))])]);
    let requests = 0;

    const encoded = await until(async () => {
      requests += 1;
      const response = await get(site, `/nothing-${requests}`, { "accept-encoding": "br" });
      return response.headers["content-encoding"] === "br" ? response : null;
    });

    expect(encoded.status).toBe(404);
    expect(brotliDecompressSync(encoded.bytes).toString()).toContain("Lost Lost");
    expect((await get(site, "/404", { "accept-encoding": "br" })).status).toBe(404);
  });

  test("is compressed for the first visitor too", async () => {
    const { site } = await createPublishedSite([page("", [text("Bread ".repeat(500))])]);

    const first = await get(site, "/", { "accept-encoding": "gzip, deflate, br" });
    const plain = await get(site);

    expect(first.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(first.bytes).equals(plain.bytes)).toBe(true);
  });

  test("names its address at the site's verified domain as canonical, whichever host is visited", async () => {
    const { as, site } = await createPublishedSite([page(""), page("about"), page("404")]);
    const fetchCanonical = async (host: string, path: string) =>
      addressesIn((await visit(host, path)).text, /<link rel="canonical" href="([^"]*)"/g);
    const host = `${unique("shop")}.example.com`;

    const before = await fetchCanonical(hostOf(site), "/about");
    const domain = { host, siteId: site.id, ownerId: as.id, token: "token", state: "verified", verifiedAt: new Date() };
    await changeSite(site.id, (tx) => tx.domain.create({ data: domain }));

    expect(before).toEqual([`http://${hostOf(site)}/about`]);
    for (const visitedHost of [host, hostOf(site)])
      expect(await fetchCanonical(visitedHost, "/about")).toEqual([`http://${host}/about`]);
    expect(await fetchCanonical(host, "/nowhere")).toEqual([]);
  });

  test("has an icon in the site's accent colour if the site has no icon of its own", async () => {
    const styles = [{ selectorsAdd: ":root", style: { "--color-accent": "#a1b2c3" } }];
    const { site } = await createPublishedSite([page("")], styles);

    const [icon = ""] = addressesIn((await get(site)).text, /<link rel="icon" href="([^"]+)"/g);

    expect(decodeURIComponent(icon)).toMatch(/^data:image\/svg\+xml,<svg .*fill="#a1b2c3"/);
  });

  test("has no script and no linked style sheet, and sets no cookie", async () => {
    const { pages, styles } = await loadTemplateDesign("pottery-studio");
    const { site } = await createPublishedSite(pages, styles);

    const { text: html, headers } = await get(site);

    expect(html).not.toMatch(/<script|<link rel="stylesheet"/);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("may run scripts only if it has custom code", async () => {
    const code = { type: "custom-code", content: "<script>document.title = 'run'</script>" };
    const { site } = await createPublishedSite([page("", [code]), page("plain", [text("No code")])]);

    const [withCode, plain] = [await get(site), await get(site, "/plain")];

    expect(withCode.text).toContain("<script>document.title = 'run'</script>");
    expect(withCode.headers["content-security-policy"]).toContain("'unsafe-inline'");
    expect(plain.headers["content-security-policy"]).not.toContain("script-src");
    expect(plain.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("states its language and the direction of its text", async () => {
    const { as, site } = await createPublishedSite([page("", [text("مرحبا")])]);
    await call(PUT, { as, params: { siteId: site.id }, body: { language: "ar" } });
    await publish(as, site);

    expect((await get(site)).text).toContain('<html lang="ar" dir="rtl">');
  });

  test("has the absolute address of its picture for shared links", async () => {
    const { site } = await createPublishedSite([page("", [], { image: "/templates/pottery-studio/curve.svg" })]);
    const { text: html } = await get(site);

    expect(html).not.toContain("plinth-site.invalid");
    const [address = ""] = addressesIn(html, /property="og:image" content="([^"]+)"/g);
    expect(address.startsWith(`http://${hostOf(site)}/_files/`)).toBe(true);
  });

  test("refuses PUT, and names GET and HEAD as the allowed methods", async () => {
    const { site } = await createPublishedSite([page("")]);

    const { status, headers } = await visit(hostOf(site), "/", { method: "PUT", body: "x" });

    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("redirects to its path without the trailing slash", async () => {
    const { site } = await createPublishedSite([page(""), page("about")]);

    const response = await get(site, "/about/?x=1");

    expect([response.status, response.headers.location]).toEqual([308, "/about?x=1"]);
  });

  test("is not found if an encoded question mark follows its path, and a redirect keeps the mark encoded", async () => {
    const { site } = await createPublishedSite([page(""), page("about")]);

    const response = await get(site, "/about%3Fx/");

    expect([response.status, response.headers.location]).toEqual([308, "/about%3Fx"]);
    expect((await get(site, "/about%3Fx")).status).toBe(404);
  });

  test("is found if the host has capital letters", async () => {
    const { site } = await createPublishedSite([page(""), page("about")]);

    expect((await visit(hostOf(site).toUpperCase(), "/about")).status).toBe(200);
  });

  test("may have letters outside ASCII in its path", async () => {
    const { site } = await createPublishedSite([page(""), page("über-uns")]);

    expect((await get(site, encodeURI("/über-uns"))).status).toBe(200);
  });
});

describe("the host of a site", () => {
  test.each([
    "/login",
    "/dashboard",
    "/api/v1/bootstrap-data",
    "/api/v1/users/me",
    "/files/AbCdEfGhIjKlMnOp",
    "/_next/static/x.js",
    "/auth/login",
  ])("serves nothing of the app at %s", async (path) => {
    const { site } = await createPublishedSite([page("")]);

    const { status, headers, text: html } = await get(site, path, { cookie: "session=abc" });

    expect(status).toBe(404);
    expect(html).toContain("Page not found");
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("sends the site's own 404 page for unknown addresses", async () => {
    const { site } = await createPublishedSite([page(""), page("404", [text("Lost?")])]);

    const { status, text: html } = await get(site, "/nothing");

    expect(status).toBe(404);
    expect(html).toContain("Lost?");
    expect((await get(site, "/404")).status).toBe(404);
  });

  test("has a sitemap of its pages, and names it in robots.txt", async () => {
    const { site } = await createPublishedSite([page(""), page("about"), page("404")]);

    const [sitemap, robots] = [await get(site, "/sitemap.xml"), await get(site, "/robots.txt")];

    const origin = `http://${hostOf(site)}`;
    expect(addressesIn(sitemap.text, /<loc>([^<]+)/g)).toEqual([`${origin}/`, `${origin}/about`]);
    expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  test("sends the fonts that the homepage uses", async () => {
    const { pages, styles } = await loadTemplateDesign("pottery-studio");
    const { site } = await createPublishedSite(pages, styles);

    const fonts = addressesIn((await get(site)).text, /url\((\/site-fonts\/[^)]+)\)/g);

    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      const { status, headers } = await get(site, font);
      expect([status, headers["content-type"]]).toEqual([200, "font/woff2"]);
      expect(headers["cache-control"]).toContain("immutable");
    }
  });

  test("is 404 after the site has moved to another address, which then shows the site", async () => {
    const { as, site } = await createPublishedSite([page("")]);
    await get(site);
    const slug = unique("moved");

    await call(PUT, { as, params: { siteId: site.id }, body: { slug } });

    expect((await get(site)).status).toBe(404);
    expect((await get({ ...site, slug })).status).toBe(200);
  });

  test("is 404 at once after its owner's account was deleted, also for pages that were visited before", async () => {
    const { as, site } = await createPublishedSite([page("")]);
    expect((await get(site)).status).toBe(200);

    const stopEvents = await startEvents();
    const session = await startConfirmedSession(as);
    await call(DELETE_USER, { session, params: { userId: as.id }, query: { deleteCurrentUser: "true" } });

    await until(async () => (await get(site)).status === 404);
    await stopEvents();
  });

  test("is 404 for a site that is in the trash, suspended, not published or unknown", async () => {
    const [trashed, suspended] = [await createPublishedSite([page("")]), await createPublishedSite([page("")])];
    await get(trashed.site);
    await get(suspended.site);
    await call(DELETE, { as: trashed.as, params: { siteId: trashed.site.id } });
    await changeSite(suspended.site.id, (tx) =>
      tx.site.update({ where: { id: suspended.site.id }, data: { suspendedAt: new Date() } }),
    );
    const draft = await createSite({ owner: await createUser() });

    const sites = [trashed.site, suspended.site, draft, { ...draft, slug: unique("nobody") }];
    expect(await Promise.all(sites.map(async (site) => (await get(site)).status))).toEqual([404, 404, 404, 404]);
  });
});

/** The first bytes of a HEIC file. */
const HEIC = Buffer.from("000000186674797068656963000000006d69663168656963", "hex");

describe("a picture of a site", () => {
  async function createDraftWithPicture(bytes: Buffer, name: string) {
    const as = await createUser();
    const { json } = await upload(as, { name, bytes, type: "image/jpeg" });
    const site = await createSite({ owner: as, recipient: as.email });
    await saveDocument(as, site, [page("", [image(json.fileEntry.url)])]);
    return { as, site, json };
  }

  async function createSiteWithPicture(bytes: Buffer, name = "shop.jpg") {
    const { as, site, json } = await createDraftWithPicture(bytes, name);
    const { status } = await publish(as, site);
    expect(status).toBe(201);
    return { as, site, html: (await get(site)).text, fileId: json.fileEntry.id as number };
  }

  test("is offered at widths up to the original's, in one element with the original's dimensions", async () => {
    const { html } = await createSiteWithPicture(await picture("jpeg", { width: 900, height: 600 }));

    expect(addressesIn(html, / srcset="([^"]+)"/g)[0]?.match(/\d+w/g)).toEqual(["480w", "800w", "900w"]);
    expect(html).toMatch(/<img[^>]* width="900" height="600"/);
    expect(html).not.toMatch(/<(?:picture|source)/);
  });

  test.each([
    ["image/avif,image/webp,*/*;q=0.8", "image/avif"],
    ["image/webp,*/*;q=0.8", "image/webp"],
    ["*/*", "image/webp"],
  ])("is sent to a browser that accepts %s as %s, at the same address, again and again", async (accept, type) => {
    const { site, html } = await createSiteWithPicture(await picture("jpeg", { width: 900, height: 600 }));
    const [address = ""] = addressesIn(html, /(\/_files\/[\da-f]+-480\.webp) /g);
    await get(site, address, { accept: type === "image/webp" ? "image/avif" : "*/*" });

    for (let time = 0; time < 2; time += 1) {
      const { status, headers, bytes } = await get(site, address, { accept });
      expect([status, headers["content-type"], headers.vary]).toEqual([200, type, "Accept"]);
      expect(headers["cache-control"]).toContain("immutable");
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 320 });
    }
  });

  test("is sent as WebP if no AVIF picture can be made", async () => {
    const { site, html } = await createSiteWithPicture(await picture("jpeg", { width: 900, height: 600 }));
    const [address = ""] = addressesIn(html, /(\/_files\/[\da-f]+-480\.webp) /g);
    await get(site, address, { accept: "image/webp" });
    const { key } = await db.publishedFile.findFirstOrThrow({ where: { siteId: site.id } });
    await (await openStorage("public")).remove(key);

    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await get(site, address, { accept: "image/avif" });
      expect([status, headers["content-type"], headers.vary]).toEqual([200, "image/webp", "Accept"]);
    }
  });

  test.each([
    ["a PNG of 1000 x 17000 pixels", "png", { width: 1000, height: 17_000 }, [480, 800]],
    ["a JPEG of 2000 x 16500 pixels", "jpeg", { width: 2000, height: 16_500 }, [480, 800, 1200, 1600]],
  ] as const)(
    "%s is offered in the widths in which it is not too tall, and all of them can be shown",
    async (_what, format, size, widths) => {
      const { site, html } = await createSiteWithPicture(await picture(format, size), `long.${format}`);

      expect(addressesIn(html, / srcset="([^"]+)"/g)[0]?.match(/\d+w/g)).toEqual(widths.map((width) => `${width}w`));
      const addresses = addressesIn(html, /(\/_files\/[\da-f]+-\d+\.webp) \d+w/g);
      for (const accept of ["image/avif", "*/*"])
        for (const address of [addresses[0], addresses.at(-1)])
          expect((await get(site, address, { accept })).status).toBe(200);
    },
  );

  test("keeps the width of the original if the document sets only its height", async () => {
    const as = await createUser();
    const { json } = await upload(as, {
      name: "shop.jpg",
      bytes: await picture("jpeg", { width: 900, height: 600 }),
      type: "image/jpeg",
    });
    const site = await createSite({ owner: as, recipient: as.email });
    await saveDocument(as, site, [page("", [image(json.fileEntry.url, { height: "300" })])]);
    await publish(as, site);

    expect((await get(site)).text).toMatch(/<img[^>]* width="900"[^>]* height="300"/);
  });

  test("is sent without the place where it was taken, and the uploaded original is not available", async () => {
    const exif = { IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" } };
    const photo = await sharp(await picture("jpeg", { width: 600, height: 400 }))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { site, html } = await createSiteWithPicture(photo);

    const [webp = ""] = addressesIn(html, /src="(\/_files\/[\da-f]+-\d+\.webp)"/g);
    expect((await sharp((await get(site, webp)).bytes).metadata()).exif).toBeUndefined();
    expect((await get(site, webp.replace(/-\d+\.webp$/, ".jpg"))).status).toBe(404);
  });

  test.each([
    ["a HEIC photo", HEIC, "photo.heic", /^Most browsers cannot show the picture/],
    ["a photo with a damaged header", Buffer.from("ffd8ffe0ffff", "hex"), "photo.jpg", /is damaged, or is larger than/],
    ["a damaged WebP photo", Buffer.from("RIFF\xff\0\0\0WEBPVP8 ", "latin1"), "photo.webp", /is damaged, or is larger/],
    ["a WebP photo with too many pixels", createWebpBomb(), "photo.webp", /is damaged, or is larger than/],
  ])("that is %s prevents the publication", async (_, bytes, name, message) => {
    const { as, site } = await createDraftWithPicture(await bytes, name);

    const response = await publish(as, site);

    expect(response).toNameFields("checks");
    expect(response.json.errors.checks).toEqual([expect.stringMatching(message)]);
  });

  test("that is a HEIC photo prevents the publication if it is the site's icon", async () => {
    const as = await createUser();
    const { json } = await upload(as, { name: "icon.heic", bytes: HEIC });
    const site = await createSite({ owner: as, icon: json.fileEntry.url });
    await saveDocument(as, site, [page("")]);

    const response = await publish(as, site);

    expect(response).toNameFields("checks");
    expect(response.json.errors.checks).toEqual([
      expect.stringMatching(/^Most browsers cannot show the site's icon, .*JPEG or PNG/),
    ]);
  });

  test("that an earlier publication stored as HEIC is not sent", async () => {
    const { site, html } = await createSiteWithPicture(await picture("jpeg", { width: 900, height: 600 }));
    await db.publishedFile.updateMany({ where: { siteId: site.id }, data: { mime: "image/heic", extension: "heic" } });
    const [webp = ""] = addressesIn(html, /src="(\/_files\/[\da-f]+-\d+\.webp)"/g);

    expect((await get(site, webp.replace(/-\d+\.webp$/, ".heic"))).status).toBe(404);
  });

  test("that is an animated WebP is sent unchanged, because resizing would keep only its first frame", async () => {
    const frames = Buffer.concat([Buffer.alloc(40 * 40 * 3, 0), Buffer.alloc(40 * 40 * 3, 255)]);
    const raw = { width: 40, height: 80, channels: 3, pageHeight: 40 } as const;
    const animation = await sharp(frames, { raw })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { site, html } = await createSiteWithPicture(animation, "flag.webp");

    const [address = ""] = addressesIn(html, /<img[^>]* src="([^"]+)"/g);
    expect((await get(site, address)).bytes).toEqual(animation);
  });

  test("that is a JPEG without its end is shown as far as it goes", async () => {
    const whole = await picture("jpeg", { width: 900, height: 600 });
    const { site, html } = await createSiteWithPicture(whole.subarray(0, whole.length / 2));
    const [webp = ""] = addressesIn(html, /src="(\/_files\/[\da-f]+-\d+\.webp)"/g);

    expect(await sharp((await get(site, webp)).bytes).metadata()).toMatchObject({ width: 900, height: 600 });
  });

  test("whose stored copy is damaged is not found, and the page is still shown", async () => {
    const { site, html } = await createSiteWithPicture(await picture("jpeg", { width: 900, height: 600 }));
    const [webp = "", id = ""] = /\/_files\/([\da-f]+)-\d+\.webp/.exec(html) ?? [];
    const { key } = await db.publishedFile.findUniqueOrThrow({ where: { id } });
    await (await openStorage("public")).put(key, Buffer.from("no picture"), { mime: "image/jpeg", size: 10 });

    for (let round = 0; round < 2; round += 1) expect((await get(site, webp)).status).toBe(404);
  });

  test("is not read again after a later publication if all of its sizes are stored", async () => {
    const { as, site } = await createSiteWithPicture(await picture("jpeg", { width: 600, height: 400 }));
    await runDueJobs("resize-pictures");
    await publish(as, site);
    const open = jest.spyOn(fs, "createReadStream");

    await runDueJobs("resize-pictures");
    const paths = open.mock.calls.map(([path]) => path);
    open.mockRestore();

    expect(paths).toEqual([]);
  });

  test("is not available in sizes other than those offered", async () => {
    const { site, html } = await createSiteWithPicture(await picture("jpeg", { width: 900, height: 600 }));
    const [prefix = ""] = addressesIn(html, /src="(\/_files\/[\da-f]+)-\d+\.webp"/g);

    expect((await get(site, `${prefix}-480.webp`)).status).toBe(200);
    expect((await get(site, `${prefix}-481.webp`)).status).toBe(404);
    expect((await get(site, `${prefix}-99999.avif`)).status).toBe(404);
  });

  test("stays on the site when the upload is deleted", async () => {
    const { as, site, html, fileId } = await createSiteWithPicture(await picture("jpeg", { width: 600, height: 400 }));
    await call(DELETE_FILES, { as, body: { entryIds: [fileId], deleteForever: true } });
    await runDueJobs("remove-stored-files");

    const [webp = ""] = addressesIn(html, /src="(\/_files\/[\da-f]+-\d+\.webp)"/g);
    const { status, headers } = await get(site, webp);
    expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await db.fileEntry.count({ where: { id: fileId } })).toBe(0);
  });

  test("that is a script cannot become a service worker, which would outlive the site in visitors' browsers", async () => {
    const as = await createUser();
    const site = await createSite({ owner: as });
    const script = { name: "worker.js", bytes: "self.onfetch = () => undefined", type: "text/javascript" };
    const { json } = await upload(as, script);
    await saveDocument(as, site, [page("", [link(json.fileEntry.url)])]);
    await publish(as, site);
    const [path = ""] = addressesIn((await get(site)).text, /href="(\/_files\/[^"]+)"/g);

    const statuses = [await get(site, path), await get(site, path, { "service-worker": "script" })];

    expect(statuses.map(({ status }) => status)).toEqual([200, 404]);
  });

  test("that another user uploaded prevents the publication, and is not copied", async () => {
    const other = await createUser();
    const { json } = await upload(other, { name: "theirs.jpg", bytes: await picture("jpeg"), type: "image/jpeg" });
    const as = await createUser();
    const site = await createSite({ owner: as });
    await storeUncheckedDocument(site, [page("", [image(json.fileEntry.url)])]);

    const response = await publish(as, site);

    expect(response).toNameFields("checks");
    expect(await db.publishedFile.count({ where: { siteId: site.id } })).toBe(0);
  });

  test("is not found at the host of another site", async () => {
    const { html } = await createSiteWithPicture(await picture("jpeg", { width: 600, height: 400 }));
    const other = await createPublishedSite([page("")]);

    const [webp = ""] = addressesIn(html, /src="(\/_files\/[\da-f]+-\d+\.webp)"/g);
    expect((await get(other.site, webp)).status).toBe(404);
  });

  test("is deleted when no publication shows it any more", async () => {
    const { as, site } = await createSiteWithPicture(await picture("jpeg", { width: 600, height: 400 }));
    await db.publishedFile.updateMany({ where: { siteId: site.id }, data: { createdAt: new Date(0) } });
    await saveDocument(as, site, [page("")]);
    await publish(as, site);
    expect(await db.publishedFile.count({ where: { siteId: site.id } })).toBe(1);

    await db.publication.deleteMany({ where: { siteId: site.id, number: 1 } });
    await publish(as, site);

    expect(await db.publishedFile.count({ where: { siteId: site.id } })).toBe(0);
  });
});

test("a drawing is sent as SVG, and cannot run scripts", async () => {
  const { pages, styles } = await loadTemplateDesign("pottery-studio");
  const { site } = await createPublishedSite(pages, styles);

  const [drawing = ""] = addressesIn((await get(site)).text, /src="(\/_files\/[\da-f]+\.svg)"/g);
  const responses = [await get(site, drawing), await get(site, drawing, { "accept-encoding": "gzip" })];

  for (const { status, headers } of responses) {
    expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(headers["content-security-policy"]).toMatch(/sandbox$/);
  }
  expect(gunzipSync(responses[1]?.bytes ?? "").equals(responses[0]?.bytes ?? Buffer.of())).toBe(true);
});

const form = {
  tagName: "form",
  type: "form",
  attributes: { "data-form": "Orders", method: "get", action: "https://evil.example" },
  components: [
    { tagName: "label", attributes: { for: "who" }, components: [{ type: "textnode", content: "Your name" }] },
    { tagName: "input", attributes: { id: "who", name: "name", required: true } },
    { tagName: "input", attributes: { name: "email", type: "email" } },
  ],
};
const sendForm = (site: TestSite, path: string, body: string, headers: Record<string, string> = {}) =>
  visit(hostOf(site), path, {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

async function createSiteWithForm() {
  const { as, site } = await createPublishedSite([page("", [form])]);
  const [action = ""] = addressesIn((await get(site)).text, /<form[^>]* action="([^"]+)"/g);
  return { as, site, action };
}

describe("a form of a site", () => {
  test("is sent to the site's own host, and arrives", async () => {
    const { site, action } = await createSiteWithForm();
    expect(action).toMatch(/^\/_form\/[\w-]+$/);

    const { status, headers } = await sendForm(site, action, "name=Ana&email=ana%40example.com&extra=1");

    expect([status, headers.location]).toEqual([303, `${action}/thanks`]);
    expect((await visit(hostOf(site), `${action}/thanks`)).text).toContain("Thank you");
    const [row] = await db.formSubmission.findMany({ where: { siteId: site.id } });
    expect(row).toMatchObject({
      formName: "Orders",
      page: "/",
      isSpam: false,
      fields: [
        { name: "name", label: "Your name", value: "Ana" },
        { name: "email", label: "email", value: "ana@example.com" },
      ],
    });
  });

  test("with invalid fields shows what to correct, and is not stored", async () => {
    const { site, action } = await createSiteWithForm();

    const { status, text: html } = await sendForm(site, action, "email=nobody");

    expect(status).toBe(422);
    expect(html).toContain("<strong>Your name</strong>: This field is required.");
    expect(html).toContain("<strong>email</strong>: Enter an email address");
    expect(await db.formSubmission.count({ where: { siteId: site.id } })).toBe(0);
  });

  test("is refused if a page of another host sends it", async () => {
    const { site, action } = await createSiteWithForm();

    expect((await sendForm(site, action, "name=Ana", { origin: "https://evil.example" })).status).toBe(403);
    expect((await sendForm(site, action, "name=Ana", { origin: "null" })).status).toBe(403);
    expect((await sendForm(site, action, "name=Ana", { origin: `http://${hostOf(site)}` })).status).toBe(303);
  });

  test("is accepted from an HTTPS page of its own host while APP_URL is HTTP, as behind a proxy", async () => {
    const { site, action } = await createSiteWithForm();

    expect((await sendForm(site, action, "name=Ana", { origin: `https://${hostOf(site)}` })).status).toBe(303);
  });

  describe("with the captcha", () => {
    beforeEach(() => saveSettings("recaptcha", { enable: { site_form: true } }));
    const countSubmissions = (site: TestSite) => db.formSubmission.count({ where: { siteId: site.id } });
    const challengeIn = (html: string) =>
      JSON.parse((/data-challenge="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"'));

    test("stores a submission after the challenge on the next page is solved, and accepts each solution only once", async () => {
      const { site, action } = await createSiteWithForm();
      const first = await sendForm(site, action, "name=Ana%26co&email=");
      expect([first.status, await countSubmissions(site)]).toEqual([200, 0]);
      expect(first.text).toContain('<input type="hidden" name="name" value="Ana&amp;co">');

      const body = `name=Ana%26co&_check=${encodeURIComponent(await solve(challengeIn(first.text)))}`;
      const [accepted, repeated] = [await sendForm(site, action, body), await sendForm(site, action, body)];

      expect([accepted.status, repeated.status]).toEqual([303, 200]);
      expect(await countSubmissions(site)).toBe(1);
    });

    test("leads to a page that runs only its own script and that script's modules", async () => {
      const { site, action } = await createSiteWithForm();
      const { headers, text: html } = await sendForm(site, action, "name=<script>alert(1)</script>");
      const [script = ""] = addressesIn(html, /<script type="module">([^<]*)</g);
      const hash = createHash("sha256").update(script).digest("base64");

      expect(html).not.toContain("<script>");
      expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}'; form-action 'self'`);
      const modules = addressesIn(script, /from "([^"]+)"/g);
      expect(modules).toHaveLength(2);
      for (const address of modules) {
        const module = await get(site, address);
        expect([module.status, module.headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
      }
    });
  });

  test("is refused if its body is too long", async () => {
    const { site, action } = await createSiteWithForm();
    expect((await sendForm(site, action, `name=${"x".repeat(200_000)}`)).status).toBe(413);
  });
});

test("a submission to a form that was removed or replaced leads to a page that says so", async () => {
  const { site } = await createSiteWithForm();
  const response = await sendForm(site, "/_form/other", "name=Ana");
  expect([response.status, response.text]).toEqual([
    404,
    expect.stringContaining("This form was removed or replaced."),
  ]);
});

describe("a site's own domain", () => {
  async function createVerifiedDomain(site: TestSite, ownerId: number) {
    const host = `${unique("shop")}.example.com`;
    const verification = { state: "verified", verifiedAt: new Date() };
    await db.domain.create({ data: { host, siteId: site.id, ownerId, token: "x", ...verification } });
    return host;
  }

  test("shows the site", async () => {
    const { as, site } = await createPublishedSite([page("", [text("Hello")])]);
    const host = await createVerifiedDomain(site, as.id);

    expect((await visit(host, "/")).text).toContain("Hello");
    expect((await visit(`${host}:8080`, "/")).status).toBe(200);
    expect((await visit(host, "/api/v1/users/me")).text).toContain("Page not found");
  });

  test("appears in the sitemap and robots.txt of all the site's hosts; of several domains, the first verified one is used", async () => {
    const { as, site } = await createPublishedSite([page("")]);
    const hosts = [await createVerifiedDomain(site, as.id), hostOf(site), await createVerifiedDomain(site, as.id)];
    const fetchAll = (path: string) => Promise.all(hosts.map(async (host) => (await visit(host, path)).text));

    const [main] = hosts;
    for (const sitemap of await fetchAll("/sitemap.xml")) expect(sitemap).toContain(`<loc>http://${main}/</loc>`);
    for (const robots of await fetchAll("/robots.txt"))
      expect(robots).toContain(`Sitemap: http://${main}/sitemap.xml\n`);
  });

  test("redirects to the app while it is not verified", async () => {
    const { as, site } = await createPublishedSite([page("")]);
    const host = `${unique("shop")}.example.com`;
    await db.domain.create({ data: { host, siteId: site.id, ownerId: as.id, token: "x" } });

    const { status, headers } = await visit(host, "/about");
    expect([status, headers.location]).toEqual([308, "http://localhost:3000/about"]);
    expect((await visit(host, "/api/v1/users/me")).status).toBe(404);
  });
});

test("prefetches, HEAD requests and unknown pages do not count as views", async () => {
  const { site } = await createPublishedSite([page(""), page("about")]);
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0" };
  await visit(hostOf(site), "/", { headers });
  await visit(hostOf(site), "/about", { headers });
  await visit(hostOf(site), "/about", { headers, method: "HEAD" });
  await visit(hostOf(site), "/about", { headers: { ...headers, "sec-purpose": "prefetch" } });
  await visit(hostOf(site), "/nothing", { headers });
  await flushViews();

  const [row] = await db.siteView.findMany({ where: { siteId: site.id, kind: "site" } });
  expect(row).toMatchObject({ views: 2, visitors: 1 });
});

test("a visitor can report the site", async () => {
  const { site } = await createPublishedSite([page("")]);
  expect((await get(site, "/nothing")).text).toContain('href="/_report"');

  const { status, headers } = await get(site, "/_report?page=/about");
  const address = encodeURIComponent(`http://${hostOf(site)}/about`);
  expect([status, headers.location]).toEqual([303, `http://localhost:3000/report?address=${address}`]);
});

test("links to other websites keep their addresses, even if these look like addresses of uploaded files", async () => {
  const as = await createUser();
  const { id } = await uploadEntry(as);
  const privateFile = `https://example.org/api/v1/file-entries/${id}/download`;
  const addresses = ["https://example.org/files/annual-report", privateFile, `${privateFile}?/files/annual-report`];
  const site = await createSite({ owner: as });
  await saveDocument(as, site, [page("", addresses.map(link))]);

  await publish(as, site);

  expect(addressesIn(withoutReportLink((await get(site)).text), /<a href="([^"]+)"/g)).toEqual(addresses);
});

test("a site keeps its files after the app has moved to another address", async () => {
  await saveSettings("general", { base_url: "https://old.example" });
  const as = await createUser();
  const photo = { name: "shop.png", bytes: await picture(), type: "image/png" };
  const photoUrl = (await upload(as, photo)).json.fileEntry.url;
  const fields = await uploadForm([
    ["disk", "public"],
    ["file", { name: "menu.txt", bytes: "Bread" }],
  ]);
  const menuUrl = (await call(UPLOAD, { as, ...fields })).json.fileEntry.url;
  const site = await createSite({ owner: as });
  const components = [image(photoUrl), link(menuUrl)];
  await saveDocument(as, site, [page("", components, { image: photoUrl })]);
  await saveSettings("general", { base_url: "https://new.example" });

  await publish(as, site);

  const { text: html } = await get(site);
  expect(addressesIn(withoutReportLink(html), /(?:<a href|<img[^>]* src|og:image" content)="([^"]+)"/g)).toEqual([
    expect.stringMatching(/\/_files\/[\da-f]+-social-50-50\.jpg$/),
    expect.stringMatching(/^\/_files\/[\da-f]+-40\.webp$/),
    expect.stringMatching(/^\/_files\/[\da-f]+\.txt$/),
  ]);
});

test("links to pages and to other sites keep their addresses", async () => {
  const { site } = await createPublishedSite([page("", [link("/about"), link("https://example.com")]), page("about")]);

  expect(addressesIn(withoutReportLink((await get(site)).text), /<a href="([^"]+)"/g)).toEqual([
    "/about",
    "https://example.com",
  ]);
});
