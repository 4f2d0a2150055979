import { unzipSync } from "fflate";
import { PUT } from "@/app/api/v1/projects/[projectId]/document/route";
import { GET } from "@/app/api/v1/projects/[projectId]/export/route";
import { POST } from "@/app/api/v1/projects/route";
import { call, requestFor } from "../support/api";
import { createProject, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { uploadEntry, withDataFolder } from "../support/uploads";

withDataFolder();

type Person = { id: number };

async function unzip(as: Person, projectId: number) {
  const params = Promise.resolve({ projectId: String(projectId) });
  const response = await GET(await requestFor("GET", { as }), { params });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return { headers: response.headers, files };
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** A project whose only page shows these pictures. */
async function projectWith(as: Person, addresses: string[]) {
  const { id: projectId } = await createProject({ owner: as });
  const components = addresses.map((src) => ({ type: "image", tagName: "img", attributes: { src, alt: "" } }));
  const document = { pages: [{ id: "home", frames: [{ component: { type: "wrapper", components } }] }], styles: [] };
  await call(PUT, { as, params: { projectId }, body: { document, version: 1 } });
  return projectId;
}

refusesGuests((options) => call(GET, { ...options, params: { projectId: 1 } }));

test("does not find someone else's project", async () => {
  const { id: projectId } = await createProject({ owner: await createUser() });
  expect(await call(GET, { as: await createUser(), params: { projectId } })).toBeRefused(404, "not_found");
});

test("a project from a template is a zip with all pages, pictures and fonts", async () => {
  const as = await createUser();
  const { json } = await call(POST, { as, body: { name: "Kiln Row", template: "pottery-studio" } });
  const { headers, files } = await unzip(as, json.project.id);

  expect(headers.get("content-disposition")).toContain('filename="Kiln Row.zip"');
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(["index.html", "shop.html", "classes.html", "visit.html"]));
  const pages = names.filter((name) => name.endsWith(".html")).map((name) => text(files[name]));
  const wanted = [...pages.join("").matchAll(/(?:src="|url\()((?:files|fonts)\/[^")]+)/g)].map(([, path = ""]) => path);
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((path) => !files[path]?.length)).toEqual([]);
});

test("contains the member's own pictures, and not those of others", async () => {
  const [as, other] = [await createUser(), await createUser()];
  const own = await uploadEntry(as, "cat.txt", "my cat");
  const foreign = await uploadEntry(other, "dog.txt", "their dog");
  const { files } = await unzip(as, await projectWith(as, [own.url, foreign.url]));

  const contents = Object.values(files).map(text);
  expect(contents).toContain("my cat");
  expect(contents).not.toContain("their dog");
});

test("leaves out a picture that no longer ships with Plinth", async () => {
  const as = await createUser();
  const { files } = await unzip(as, await projectWith(as, ["/sections/gone.svg"]));
  expect(Object.keys(files)).toEqual(["index.html"]);
});

test.each(["/../package.json", "/templates/../../package.json", "/favicon.svg", "file:///etc/passwd"])(
  "does not take along %s",
  async (address) => {
    const as = await createUser();
    const { files } = await unzip(as, await projectWith(as, [address]));
    expect(Object.keys(files)).toEqual(["index.html"]);
  },
);
