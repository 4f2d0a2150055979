import { brotliDecompressSync } from "node:zlib";
import sharp from "sharp";
import { GET } from "@/app/og/[...path]/route";
import { GET as GET_SITEMAP } from "@/app/sitemap.xml/route";
import { findPublishedPage } from "@/lib/custom-pages/public";
import { db } from "@/lib/db/db";
import { expireInThisProcess } from "@/lib/events/expiry";
import { getRobotsRules, listSitemapEntries } from "@/lib/seo/listing";
import { APP_URL } from "../support/api";

const draft = { slug: "draft", title: "Draft", body: "<p>Soon</p>", published: false };

async function saveSetting(group: string, value: object) {
  await db.setting.upsert({ where: { group }, create: { group, value }, update: { value } });
  expireInThisProcess(["settings"]);
}

describe("a custom page", () => {
  test("is found by its slug", async () => {
    expect(await findPublishedPage("about")).toMatchObject({
      slug: "about",
      title: "About this site",
      published: true,
    });
  });

  test("is found by its id", async () => {
    const { id } = await db.customPage.findUniqueOrThrow({ where: { slug: "about" } });
    expect(await findPublishedPage(id)).toMatchObject({ id, slug: "about" });
  });

  test("that is not published is not found", async () => {
    const { id } = await db.customPage.create({ data: draft });
    expect([await findPublishedPage("draft"), await findPublishedPage(id)]).toEqual([null, null]);
  });

  test.each(["nothing-here", "a\0b", 0, -1, 1.5, 99_999_999_999, Number.NaN])(
    "with the slug or id %j is not found",
    async (slugOrId) => {
      expect(await findPublishedPage(slugOrId)).toBeNull();
    },
  );

  test("has defaults for missing search engine settings, and no unknown settings", async () => {
    await db.customPage.create({ data: { ...draft, published: true, seo: { description: "Soon", old_key: 1 } } });
    expect((await findPublishedPage("draft"))?.seo).toEqual({ title: "", description: "", image: "", robots: "index" });
  });
});

describe("the sitemap", () => {
  test("lists the homepage, the contact form and every published page", async () => {
    await db.customPage.create({ data: draft });
    const urls = (await listSitemapEntries()).map(({ url }) => url.replace(APP_URL, "")).sort();
    expect(urls).toEqual(["/", "/contact", "/pages/about", "/pages/first-steps", "/pages/privacy", "/pages/terms"]);
  });

  test("states when a page was last changed", async () => {
    const { updatedAt } = await db.customPage.findUniqueOrThrow({ where: { slug: "about" } });
    const entry = (await listSitemapEntries()).find(({ url }) => url.endsWith("/pages/about"));
    expect(entry?.lastModified).toBe(updatedAt.toISOString());
  });

  test("leaves out a page with noindex", async () => {
    await db.customPage.update({ where: { slug: "terms" }, data: { seo: { robots: "noindex" } } });
    expect((await listSitemapEntries()).map(({ url }) => url)).not.toContain(`${APP_URL}/pages/terms`);
  });

  test("lists a page whose saved SEO values have no `robots`", async () => {
    await db.customPage.update({ where: { slug: "terms" }, data: { seo: {} } });
    expect((await listSitemapEntries()).map(({ url }) => url)).toContain(`${APP_URL}/pages/terms`);
  });

  test.each([
    [{}, ["/", "/contact", "/pages/first-steps", "/pages/privacy", "/pages/terms"]],
    [{ robots: "noindex" }, ["/contact", "/pages/first-steps", "/pages/privacy", "/pages/terms"]],
  ])(
    "lists a custom page that is the homepage only as the homepage, and not at all with noindex: %j",
    async (seo, expected) => {
      await db.customPage.update({ where: { slug: "about" }, data: { seo } });
      await saveSetting("homepage", { type: "customPage", value: "about" });

      const urls = (await listSitemapEntries()).map(({ url }) => url.replace(APP_URL, "")).sort();

      expect(urls).toEqual(expected);
    },
  );

  test("is empty while the site has noindex", async () => {
    await saveSetting("seo", { robots: "noindex" });
    expect(await listSitemapEntries()).toEqual([]);
  });
});

describe("GET sitemap.xml", () => {
  const requestSitemap = (headers: Record<string, string> = {}) =>
    GET_SITEMAP(new Request(`${APP_URL}/sitemap.xml`, { headers: { "x-forwarded-for": "10.9.9.9", ...headers } }), {
      params: Promise.resolve({}),
    });

  test("is XML with the address and the last change of each page", async () => {
    const { updatedAt } = await db.customPage.findUniqueOrThrow({ where: { slug: "about" } });

    const response = await requestSitemap();

    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/xml"]);
    expect(await response.text()).toContain(
      `<url><loc>${APP_URL}/pages/about</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    );
  });

  test("escapes special characters in the base URL", async () => {
    await saveSetting("general", { base_url: "https://a&b@example.com" });

    expect(await (await requestSitemap()).text()).toContain("<loc>https://a&amp;b@example.com/pages/about</loc>");
  });

  test("has the same content if it is sent compressed", async () => {
    const response = await requestSitemap({ "accept-encoding": "br" });

    expect(response.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(
      await (await requestSitemap()).text(),
    );
  });

  test("is rebuilt when the cached pages expire, and not before", async () => {
    const before = await (await requestSitemap()).text();
    await db.customPage.update({ where: { slug: "about" }, data: { slug: "about-us" } });
    expect(await (await requestSitemap()).text()).toBe(before);

    expireInThisProcess(["custom-pages"]);

    expect(await (await requestSitemap()).text()).toContain("/pages/about-us<");
  });

  test("is 304 for a client that has the current version", async () => {
    const etag = (await requestSitemap()).headers.get("etag") ?? "";
    expect((await requestSitemap({ "if-none-match": etag })).status).toBe(304);
    expect((await requestSitemap({ "if-none-match": `"other", W/${etag}` })).status).toBe(304);
  });
});

describe("robots.txt", () => {
  test("excludes crawlers from member pages and names the sitemap", async () => {
    expect(await getRobotsRules()).toMatchObject({
      rules: { allow: "/", disallow: expect.arrayContaining(["/admin", "/dashboard", "/account-settings"]) },
      sitemap: `${APP_URL}/sitemap.xml`,
    });
  });

  test("lets crawlers read the public pages while the site has noindex, and names no sitemap", async () => {
    const { rules } = await getRobotsRules();
    await saveSetting("seo", { robots: "noindex" });

    expect(await getRobotsRules()).toEqual({ rules });
  });
});

describe("GET og", () => {
  const requestImage = (path: string[], headers: Record<string, string> = {}) =>
    GET(new Request(`${APP_URL}/og/${path.join("/")}`, { headers: { "x-forwarded-for": "10.9.9.9", ...headers } }), {
      params: Promise.resolve({ path }),
    });

  test.each([[["en.png"]], [["ar.png"]], [["en", "about.png"]]])("returns a picture for %j", async (path) => {
    const response = await requestImage(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(1200);
  });

  test.each([[["xx.png"]], [["en", "nothing.png"]], [["en"]], [["en", "a", "b.png"]]])(
    "is 404 for %j",
    async (path) => {
      expect((await requestImage(path)).status).toBe(404);
    },
  );

  test("changes its ETag when the page's title changes", async () => {
    const before = (await requestImage(["en", "about.png"])).headers.get("etag");
    await db.customPage.update({ where: { slug: "about" }, data: { title: "Another title" } });
    expect((await requestImage(["en", "about.png"])).headers.get("etag")).not.toBe(before);
  });

  test("is 304 for a client that has the current picture", async () => {
    const etag = (await requestImage(["en.png"])).headers.get("etag") ?? "";
    expect((await requestImage(["en.png"], { "if-none-match": etag })).status).toBe(304);
  });
});
