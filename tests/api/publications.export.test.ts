import { unzipSync } from "fflate";
import { GET } from "@/app/api/v1/sites/[siteId]/publications/[publicationId]/export/route";
import { db } from "@/lib/db/db";
import { call, requestFor } from "../support/api";
import { createSite, createUser } from "../support/factories";
import { picture } from "../support/pictures";
import { refusesGuests } from "../support/refuses";
import { withoutReportLink } from "../support/report-link";
import {
  createPublishedSite,
  hostOf,
  image,
  loadTemplateDesign,
  page,
  publish,
  saveDocument,
  type TestSite,
  text,
  visit,
} from "../support/sites";
import { upload, withDataFolder } from "../support/uploads";

withDataFolder();

type Person = { id: number };

async function livePublicationIdOf({ id }: TestSite): Promise<number> {
  const { publicationId } = await db.site.findUniqueOrThrow({ where: { id }, select: { publicationId: true } });
  return publicationId ?? 0;
}

async function download(as: Person, site: TestSite, publicationId: number) {
  const params = Promise.resolve({ siteId: String(site.id), publicationId: String(publicationId) });
  const response = await GET(await requestFor("GET", { as }), { params });
  return { headers: response.headers, files: unzipSync(new Uint8Array(await response.arrayBuffer())) };
}

/** The path at which visitors get a file of the zip. */
const pathOf = (name: string) => `/${name.replace(/^index\.html$/, "").replace(/\.html$/, "")}`;

describe("GET sites/{id}/publications/{publicationId}/export", () => {
  refusesGuests((options) => call(GET, { ...options, params: { siteId: 1, publicationId: 1 } }));

  test("does not find a publication of someone else's site, even under the id of the caller's own site", async () => {
    const [own, other] = [await createPublishedSite([page("")]), await createPublishedSite([page("")])];
    const get = (as: Person, { id: siteId }: TestSite, publicationId: number) =>
      call(GET, { as, params: { siteId, publicationId } });

    expect(await get(own.as, other.site, await livePublicationIdOf(other.site))).toBeRefused(404, "not_found");
    expect(await get(own.as, own.site, await livePublicationIdOf(other.site))).toBeRefused(404, "not_found");
  });
});

test("each file of the zip has the bytes that visitors get at its path, without the link for reports", async () => {
  const as = await createUser();
  const photo = await picture("jpeg", { width: 900, height: 600 });
  const { json } = await upload(as, { name: "cat.jpg", bytes: photo, type: "image/jpeg" });
  const { pages, styles } = await loadTemplateDesign("pottery-studio");
  const site = await createSite({ owner: as, recipient: as.email });
  await saveDocument(as, site, [...pages, page("cats", [image(json.fileEntry.url)]), page("404")], styles);
  expect((await publish(as, site)).status).toBe(201);

  const { headers, files } = await download(as, site, await livePublicationIdOf(site));

  const names = Object.keys(files);
  expect(headers.get("content-disposition")).toContain(" 1.zip");
  expect(names).toEqual(expect.arrayContaining(["index.html", "visit.html", "cats.html", "404.html"]));
  expect(names.filter((name) => /^_files\/[\da-f]{20}-\d+\.webp$/.test(name))).toHaveLength(3);
  expect(names.filter((name) => name.startsWith("site-fonts/")).length).toBeGreaterThan(0);
  for (const name of names) {
    const response = await visit(hostOf(site), pathOf(name));
    const bytes = name.endsWith(".html") ? Buffer.from(withoutReportLink(response.text)) : response.bytes;
    expect([name, bytes.equals(Buffer.from(files[name] ?? []))]).toEqual([name, true]);
  }
});

test("everything that the pages load from their site is in the zip", async () => {
  const { pages, styles } = await loadTemplateDesign("pottery-studio");
  const { as, site } = await createPublishedSite(pages, styles);

  const { files } = await download(as, site, await livePublicationIdOf(site));

  const html = Object.entries(files).map(([name, bytes]) =>
    name.endsWith(".html") ? Buffer.from(bytes).toString() : "",
  );
  const linkedPaths = [...html.join("").matchAll(/[(" ]\/((?:_files|site-fonts)\/[\w.-]+)/g)].map(
    ([, path = ""]) => path,
  );
  expect(linkedPaths.length).toBeGreaterThan(10);
  expect(linkedPaths.filter((path) => !files[path]?.length)).toEqual([]);
});

test("a page at /index does not replace the homepage", async () => {
  const { as, site } = await createPublishedSite([page("", [text("Home")]), page("index", [text("The other page")])]);

  const { files } = await download(as, site, await livePublicationIdOf(site));

  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
  expect(textOf("index.html")).toContain("Home");
  expect(textOf("index/index.html")).toContain("The other page");
});

test("an earlier publication is downloaded with its own pages, not the current ones", async () => {
  const { as, site } = await createPublishedSite([page("", [text("Before")])]);
  const earlierId = await livePublicationIdOf(site);
  await saveDocument(as, site, [page("", [text("After")])]);
  await publish(as, site);

  const { files } = await download(as, site, earlierId);

  expect(Buffer.from(files["index.html"] ?? []).toString()).toContain("Before");
});

test.each([["fraunces-missing.woff2"], ["unknown.woff2"]])(
  "the zip has no file for a font that custom code loads but that does not exist: %s",
  async (name) => {
    const content = `<style>@font-face { font-family: A; src: url(/site-fonts/${name}) }</style>`;
    const { as, site } = await createPublishedSite([page("", [{ type: "custom-code", content }])]);

    const { files } = await download(as, site, await livePublicationIdOf(site));

    expect(Object.keys(files)).toEqual(["index.html"]);
  },
);
