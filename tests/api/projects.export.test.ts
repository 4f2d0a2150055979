import { unzipSync } from "fflate";
import sharp from "sharp";
import { GET } from "@/app/api/v1/projects/[projectId]/export/route";
import { POST } from "@/app/api/v1/projects/route";
import { db } from "@/lib/db/db";
import { call, requestFor } from "../support/api";
import { createProject, createSite, createUser } from "../support/factories";
import { picture } from "../support/pictures";
import { refusesGuests } from "../support/refuses";
import { hostOf, image, link, page, publish, saveDocument, visit } from "../support/sites";
import { upload, uploadEntry, withDataFolder } from "../support/uploads";

withDataFolder();

type Person = { id: number };

async function fetchExport(as: Person, projectId: number) {
  const params = Promise.resolve({ projectId: String(projectId) });
  const response = await GET(await requestFor("GET", { as }), { params });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return { headers: response.headers, files };
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** Creates a project whose only page shows these pictures. Returns the project's id. */
async function createProjectWithPictures(as: Person, addresses: string[]) {
  const { id: projectId } = await createProject({ owner: as });
  const components = addresses.map((src) => ({ type: "image", tagName: "img", attributes: { src, alt: "" } }));
  const document = { pages: [{ id: "home", frames: [{ component: { type: "wrapper", components } }] }], styles: [] };
  await db.projectDocument.update({ where: { projectId }, data: { document: JSON.stringify(document) } });
  return projectId;
}

describe("GET projects/{id}/export", () => {
  refusesGuests((options) => call(GET, { ...options, params: { projectId: 1 } }));

  test("does not find someone else's project", async () => {
    const { id: projectId } = await createProject({ owner: await createUser() });
    expect(await call(GET, { as: await createUser(), params: { projectId } })).toBeRefused(404, "not_found");
  });
});

test("the export of a project from a template contains all pages, pictures and fonts", async () => {
  const as = await createUser();
  const { json } = await call(POST, { as, body: { name: "Kiln Row", template: "pottery-studio" } });
  const { headers, files } = await fetchExport(as, json.project.id);

  expect(headers.get("content-disposition")).toContain('filename="Kiln Row.zip"');
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(["index.html", "shop.html", "classes.html", "visit.html"]));
  const pages = names.filter((name) => name.endsWith(".html")).map((name) => textOf(files[name]));
  const linkedPaths = [...pages.join("").matchAll(/[(" ]((?:files|fonts)\/[\w.-]+)/g)].map(([, path = ""]) => path);
  expect(linkedPaths.length).toBeGreaterThan(10);
  expect(linkedPaths.filter((path) => !files[path]?.length)).toEqual([]);
});

test("the export contains the user's own files, but not those of other users", async () => {
  const [as, other] = [await createUser(), await createUser()];
  const ownFile = await uploadEntry(as, "cat.txt", "my cat");
  const foreignFile = await uploadEntry(other, "dog.txt", "their dog");
  const { files } = await fetchExport(as, await createProjectWithPictures(as, [ownFile.url, foreignFile.url]));

  const contents = Object.values(files).map(textOf);
  expect(contents).toContain("my cat");
  expect(contents).not.toContain("their dog");
});

test("a picture is exported in the widths of a published picture, in one format, without the uploaded file", async () => {
  const as = await createUser();
  const bytes = await picture("jpeg", { width: 900, height: 600 });
  const { json } = await upload(as, { name: "cat.jpg", bytes, type: "image/jpeg" });
  const { files } = await fetchExport(as, await createProjectWithPictures(as, [json.fileEntry.url]));

  const sizes = [480, 800, 900].map((width) => `files/1-${width}.webp`);
  expect(Object.keys(files).sort()).toEqual([...sizes, "index.html"].sort());
  const html = textOf(files["index.html"]);
  expect(html).toContain('srcset="files/1-480.webp 480w, files/1-800.webp 800w, files/1-900.webp 900w"');
  expect(html).toContain('src="files/1-900.webp"');
  expect(await sharp(files["files/1-480.webp"]).metadata()).toMatchObject({ format: "webp", width: 480, height: 320 });
});

test("the export of a project whose site is published contains the pictures of that site", async () => {
  const as = await createUser();
  const bytes = await picture("jpeg", { width: 600, height: 400 });
  const { json } = await upload(as, { name: "cat.jpg", bytes, type: "image/jpeg" });
  const site = await createSite({ owner: as, recipient: as.email });
  await saveDocument(as, site, [page("", [image(json.fileEntry.url)])]);
  await publish(as, site);
  const [, address = ""] = /srcset="(\/_files\/[\da-f]+-480\.webp)/.exec((await visit(hostOf(site), "/")).text) ?? [];

  const { files } = await fetchExport(as, site.projectId ?? 0);

  expect((await visit(hostOf(site), address)).bytes.equals(Buffer.from(files["files/1-480.webp"] ?? []))).toBe(true);
});

test("links between pages are relative, forms are sent nowhere, and no page contains its own address", async () => {
  const as = await createUser();
  const site = await createSite({ owner: as });
  const form = { tagName: "form", type: "form", components: [{ tagName: "input", attributes: { name: "name" } }] };
  await saveDocument(as, site, [page("", [link("/visit#hours"), form]), page("visit", [link("/")])]);

  const { files } = await fetchExport(as, site.projectId ?? 0);

  const [home, visitPage] = [textOf(files["index.html"]), textOf(files["visit.html"])];
  expect(home).toContain('href="visit.html#hours"');
  expect(visitPage).toContain('href="index.html"');
  expect(home).toContain("<form");
  for (const html of [home, visitPage]) expect(html).not.toMatch(/canonical|_form|plinth-site\.invalid/);
});

test("the exported pages have the language and the direction of the site", async () => {
  const as = await createUser();
  const site = await createSite({ owner: as });
  await db.project.update({ where: { id: site.projectId ?? 0 }, data: { language: "ar" } });

  const { files } = await fetchExport(as, site.projectId ?? 0);

  expect(textOf(files["index.html"])).toContain('<html lang="ar" dir="rtl">');
});

test("the export leaves out a picture that no longer ships with Plinth", async () => {
  const as = await createUser();
  const { files } = await fetchExport(as, await createProjectWithPictures(as, ["/sections/gone.svg"]));
  expect(Object.keys(files)).toEqual(["index.html"]);
});

test.each(["/../package.json", "/templates/../../package.json", "/favicon.svg", "file:///etc/passwd"])(
  "the export does not contain %s",
  async (address) => {
    const as = await createUser();
    const { files } = await fetchExport(as, await createProjectWithPictures(as, [address]));
    expect(Object.keys(files)).toEqual(["index.html"]);
  },
);
