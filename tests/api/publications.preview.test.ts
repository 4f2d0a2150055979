import { brotliDecompressSync } from "node:zlib";
import { PUT as SAVE } from "@/app/api/v1/projects/[projectId]/document/route";
import { POST as DUPLICATE } from "@/app/api/v1/projects/[projectId]/duplicate/route";
import { DELETE as DELETE_PROJECT } from "@/app/api/v1/projects/[projectId]/route";
import { POST as SAVE_AS_TEMPLATE } from "@/app/api/v1/projects/[projectId]/template/route";
import { POST as CREATE_PROJECT } from "@/app/api/v1/projects/route";
import { GET as CHECKS } from "@/app/api/v1/sites/[siteId]/checks/route";
import { DELETE, POST } from "@/app/api/v1/sites/[siteId]/preview/route";
import { PUT as UPDATE_SITE } from "@/app/api/v1/sites/[siteId]/route";
import { DELETE as REMOVE_MEMBER } from "@/app/api/v1/workspaces/[workspaceId]/members/[userId]/route";
import { db } from "@/lib/db/db";
import type { Permission } from "@/lib/permissions/permissions";
import { call } from "../support/api";
import { addMember, createProject, createSite, createUser, createWorkspace } from "../support/factories";
import { picture } from "../support/pictures";
import { refusesGuests } from "../support/refuses";
import {
  createPublishedSite,
  hostOf,
  image,
  page,
  publish,
  saveDocument,
  storeUncheckedDocument,
  text,
  visit,
} from "../support/sites";
import { until } from "../support/until";
import { upload, withDataFolder } from "../support/uploads";

withDataFolder();

type Person = { id: number };

const hostOfUrl = (url: string) => new URL(url).host;
const preview = async (as: Person, siteId: number, body: Record<string, string> = {}) =>
  (await call(POST, { as, params: { siteId }, body })).json.url as string;

/** Creates a site that is not published. Returns it with its owner and the host of its draft. */
async function createDraft(password?: string) {
  const as = await createUser();
  const site = await createSite({ owner: as });
  await saveDocument(as, site, [page("", [text("Draft")]), page("about")]);
  return { as, site, host: hostOfUrl(await preview(as, site.id, password ? { password } : {})) };
}

const enter = (host: string, password: string, address?: string) =>
  visit(host, "/_preview", {
    ...(address && { address }),
    method: "POST",
    body: new URLSearchParams({ password }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** Enters the password of a draft. Returns the cookie with which the visitor may see the draft. */
async function enterForCookie(host: string, password: string): Promise<string> {
  const [line] = (await enter(host, password)).headers["set-cookie"] ?? [];
  const [cookie = ""] = line?.split(";") ?? [];
  expect((await visit(host, "/", { headers: { cookie } })).status).toBe(200);
  return cookie;
}

test("sixteen concurrent calls create one link", async () => {
  const as = await createUser();
  const { id } = await createSite({ owner: as });

  const urls = await Promise.all(Array.from({ length: 16 }, () => preview(as, id)));

  expect([...new Set(urls)]).toEqual([expect.stringMatching(/^http:\/\/preview-/)]);
});

describe.each([
  ["POST sites/{id}/preview", POST, {}],
  ["DELETE sites/{id}/preview", DELETE, undefined],
] as const)("%s", (_name, handler, body) => {
  refusesGuests((options) => call(handler, { ...options, params: { siteId: 1 }, ...(body && { body }) }));

  test("does not find someone else's site", async () => {
    const { id: siteId } = await createSite({ owner: await createUser() });
    const response = await call(handler, { as: await createUser(), params: { siteId }, ...(body && { body }) });
    expect(response).toBeRefused(404, "not_found");
  });
});

describe("POST sites/{id}/preview", () => {
  test("refuses an empty password, and names the field", async () => {
    const as = await createUser();
    const { id: siteId } = await createSite({ owner: as });
    expect(await call(POST, { as, params: { siteId }, body: { password: "" } })).toNameFields("password");
  });
});

test("the link to a draft shows its current state, and keeps search engines away", async () => {
  const { as, site, host } = await createDraft();
  expect(host).toMatch(/^preview-[\da-f]{48}\./);
  expect((await visit(host, "/")).text).toContain("Draft");

  await saveDocument(as, site, [page("", [text("Newer")]), page("about")]);

  const { text: html, headers } = await visit(host, "/");
  expect(html).toContain("Newer");
  expect([headers["x-robots-tag"], headers["cache-control"]]).toEqual(["noindex, nofollow", "private, no-store"]);
  expect((await visit(host, "/robots.txt")).text).toContain("Disallow: /");
  expect((await visit(host, "/about")).status).toBe(200);
  const missing = await visit(host, "/nothing");
  expect([missing.status, missing.text.includes("/_report")]).toEqual([404, false]);
});

test("a page of a draft is prepared and compressed once, until the draft changes", async () => {
  const { as, site, host } = await createDraft();
  const readCompressed = () =>
    until(async () => {
      const response = await visit(host, "/", { headers: { "accept-encoding": "br" } });
      return response.headers["content-encoding"] === "br" ? brotliDecompressSync(response.bytes).toString() : null;
    });

  const before = await readCompressed();
  await saveDocument(as, site, [page("", [text("Changed")])]);
  const after = await readCompressed();

  expect(before).toContain("Draft");
  expect(after).toContain("Changed");
});

test("a draft that was just shown is no longer shown once its project is in the trash", async () => {
  const { as, site, host } = await createDraft();
  expect((await visit(host, "/")).text).toContain(">Draft<");

  await call(DELETE_PROJECT, { as, params: { projectId: site.projectId ?? 0 } });

  const { status, text: html } = await visit(host, "/");
  expect([status, html.includes(">Draft<")]).toEqual([404, false]);
  expect(html).toContain("The project of this draft was deleted");
});

test.each([
  ["asks for a password", [{ tagName: "form", components: [{ tagName: "input", attributes: { type: "password" } }] }]],
  ["is too large", [{ tagName: "p", content: "word ".repeat(500_000) }]],
])("a draft that %s is not shown to anybody who has the link, but says why", async (reason, components) => {
  const { as, site, host } = await createDraft();
  await saveDocument(as, site, [page("", components)]);

  const { status, text: html } = await visit(host, "/");

  expect(status).toBe(404);
  expect(html).toContain(reason);
  expect(html).not.toContain('type="password"');
});

test("the published site and the draft do not affect each other", async () => {
  const { as, site } = await createPublishedSite([page("", [text("Published")])]);
  await saveDocument(as, site, [page("", [text("Draft")])]);
  const host = hostOfUrl(await preview(as, site.id));

  expect((await visit(host, "/")).text).toContain("Draft");
  expect((await visit(host.replace(/^[^.]+/, site.slug), "/")).text).toContain("Published");
});

test("the draft does not show a picture of another site, even if that site has just shown it", async () => {
  const as = await createUser();
  const bytes = await picture("jpeg", { width: 500, height: 300 });
  const { url } = (await upload(as, { name: "mine.jpg", bytes, type: "image/jpeg" })).json.fileEntry;
  const otherSite = await createSite({ owner: as });
  await saveDocument(as, otherSite, [page("", [image(url)])]);
  await publish(as, otherSite);
  const { text: html } = await visit(hostOf(otherSite), "/");
  const [, path = ""] = /src="(\/_files\/[\da-f]+-\d+\.webp)"/.exec(html) ?? [];
  expect((await visit(hostOf(otherSite), path)).status).toBe(200);
  const { host } = await createDraft();

  expect((await visit(host, path)).status).toBe(404);
});

test("the draft shows the owner's pictures, but not those of other users", async () => {
  const [as, other] = [await createUser(), await createUser()];
  const bytes = await picture("jpeg", { width: 500, height: 300 });
  const ownFile = (await upload(as, { name: "mine.jpg", bytes, type: "image/jpeg" })).json.fileEntry;
  const foreignFile = (await upload(other, { name: "theirs.jpg", bytes, type: "image/jpeg" })).json.fileEntry;
  const site = await createSite({ owner: as });
  await storeUncheckedDocument(site, [page("", [image(ownFile.url), image(foreignFile.url)])]);
  const host = hostOfUrl(await preview(as, site.id));

  const { text: html } = await visit(host, "/");

  const [[, address = ""] = [], [, missingAddress] = []] = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)];
  expect((await visit(host, address)).status).toBe(200);
  expect(missingAddress).toBe("data:,");
});

describe("the password of a draft", () => {
  test("is required before a page or a file is shown", async () => {
    const { as, site, host } = await createDraft();
    const bytes = await picture("jpeg", { width: 500, height: 300 });
    const { url } = (await upload(as, { name: "mine.jpg", bytes, type: "image/jpeg" })).json.fileEntry;
    await saveDocument(as, site, [page("", [text("Draft"), image(url)]), page("about")]);
    const [, file = ""] = / src="(\/_files\/[^"]+)"/.exec((await visit(host, "/")).text) ?? [];
    expect((await visit(host, file)).status).toBe(200);

    await preview(as, site.id, { password: "orange-tree" });

    for (const path of ["/", "/about", file]) {
      const { status, text: html } = await visit(host, path);
      expect(status).toBe(401);
      expect(html).not.toContain("Draft");
    }
  });

  test("shows the draft to a visitor who enters it", async () => {
    const { host } = await createDraft("orange-tree");
    const { status, headers } = await enter(host, "orange-tree");
    const [cookie = ""] = headers["set-cookie"] ?? [];

    expect([status, headers.location]).toEqual([303, "/"]);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await visit(host, "/", { headers: { cookie: cookie.split(";")[0] ?? "" } })).text).toContain("Draft");
  });

  test("is refused if it is wrong, as is a cookie of another draft", async () => {
    const [one, other] = [await createDraft("orange-tree"), await createDraft("orange-tree")];
    expect((await enter(one.host, "apple-tree")).status).toBe(422);

    const cookie = await enterForCookie(other.host, "orange-tree");
    expect((await visit(one.host, "/", { headers: { cookie } })).status).toBe(401);
  });

  test("must be entered again after it has changed", async () => {
    const { as, site, host } = await createDraft("orange-tree");
    const cookie = await enterForCookie(host, "orange-tree");

    await preview(as, site.id, { password: "plum-tree" });

    expect((await visit(host, "/", { headers: { cookie } })).status).toBe(401);
  });

  test("allows ten guesses a minute", async () => {
    const { host } = await createDraft("orange-tree");
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await enter(host, "guess")).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test("allows thirty guesses a minute from all networks together", async () => {
    const { host } = await createDraft("orange-tree");
    const guesses = Array.from({ length: 36 }, (_, index) => enter(host, "guess", `127.0.1.${index + 1}`));
    const refusals = (await Promise.all(guesses)).filter(({ status }) => status === 429);

    expect(refusals).toHaveLength(6);
    expect(Number(refusals[0]?.headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  test("does not count the visitors who enter it", async () => {
    const { host } = await createDraft("orange-tree");
    const entries = Array.from({ length: 36 }, (_, index) => `127.0.1.${index + 1}`);

    for (const address of entries) expect((await enter(host, "orange-tree", address)).status).toBe(303);
  });

  test("can still be entered by a network that entered it before, while others guess it", async () => {
    const { host } = await createDraft("orange-tree");
    await enter(host, "orange-tree", "127.0.2.1");

    await Promise.all(Array.from({ length: 36 }, (_, index) => enter(host, "guess", `127.0.1.${index + 1}`)));

    expect((await enter(host, "orange-tree", "127.0.2.1")).status).toBe(303);
    expect((await enter(host, "orange-tree", "127.0.2.2")).status).toBe(429);
  });
});

test("a deleted link to a draft returns 404, and a new link has another address", async () => {
  const { as, site, host } = await createDraft();
  await visit(host, "/");

  await call(DELETE, { as, params: { siteId: site.id } });

  expect((await visit(host, "/")).status).toBe(404);
  expect(hostOfUrl(await preview(as, site.id))).not.toBe(host);
});

test('the response to a form on a draft says "This is a draft."', async () => {
  const { host } = await createDraft();
  const { status, text: html } = await visit(host, "/_form/home-1", { method: "POST", body: "a=b" });
  expect(status).toBe(200);
  expect(html).toContain("This is a draft.");
});

describe("a site that a member made from a project of a workspace", () => {
  const PAGES = [page("", [text("Before")]), page("about")];

  async function createTeamSite(permissions: Permission[] = ["projects.view", "sites.publish"]) {
    const [owner, member] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, member, permissions);
    const project = await createProject({ owner, workspace });
    const site = await createSite({ owner: member, project });
    await saveDocument(owner, site, PAGES);
    const removeMember = () =>
      call(REMOVE_MEMBER, { as: owner, params: { workspaceId: workspace.id, userId: member.id } });
    return { owner, member, site, removeMember, host: hostOfUrl(await preview(member, site.id)) };
  }

  test("can be previewed and published while the member belongs to the workspace", async () => {
    const { member, site, host } = await createTeamSite();

    expect((await visit(host, "/")).text).toContain("Before");
    expect((await publish(member, site)).status).toBe(201);
  });

  test("can neither be previewed by visitors nor published by a member who may not publish there", async () => {
    const { member, site, host } = await createTeamSite(["projects.view", "projects.create", "sites.create"]);

    expect((await visit(host, "/")).status).toBe(404);
    expect(await publish(member, site)).toNameFields("project_id");
  });

  test("can neither be previewed by visitors nor published by the member once the member is removed", async () => {
    const { member, site, removeMember, host } = await createTeamSite();
    expect((await visit(host, "/")).text).toContain("Before");

    await removeMember();

    const { status, text: html } = await visit(host, "/");
    expect([status, html.includes("Before")]).toEqual([404, false]);
    expect(await publish(member, site)).toNameFields("project_id");
    expect(await call(CHECKS, { as: member, params: { siteId: site.id } })).toNameFields("project_id");
  });

  test("can be published by an admin who may view the project, even after the member's removal", async () => {
    const { member, site, removeMember } = await createTeamSite();
    await removeMember();
    const admin = await createUser({ permissions: ["sites.view", "sites.publish", "projects.view"] });

    expect(await publish(member, site)).toNameFields("project_id");
    expect((await publish(admin, site)).status).toBe(201);
  });
});

describe("a file of the site's owner", () => {
  async function createSharedSite() {
    const [owner, member] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const file = { name: "private.jpg", bytes: await picture("jpeg", { width: 500, height: 300 }), type: "image/jpeg" };
    const { url, id } = (await upload(owner, file)).json.fileEntry;
    const site = await createSite({ owner, workspace });
    return { owner, member, workspace, site, url, id, file };
  }
  const save = async (as: Person, { projectId }: { projectId: number | null }, pages: unknown[]) => {
    const { version } = await db.projectDocument.findUniqueOrThrow({ where: { projectId: projectId ?? 0 } });
    return call(SAVE, {
      as,
      params: { projectId: projectId ?? 0 },
      body: { document: { pages, styles: [] }, version },
    });
  };

  test.each([
    ["by its address", (url: string) => url],
    ["with a query that looks like a public file", (url: string) => `${url}?/files/abcdefghijkl`],
  ])("that is private cannot be added by another member: %s", async (_name, addressOf) => {
    const { member, site, url } = await createSharedSite();

    expect(await save(member, site, [page("", [image(addressOf(url))])])).toBeRefused(403, "forbidden");
  });

  test("that does not exist yet cannot be added by its future id", async () => {
    const { member, site, url } = await createSharedSite();
    const nextUrl = url.replace(/\d+(?=\/download)/, (id: string) => String(Number(id) + 1));

    expect(await save(member, site, [page("", [image(nextUrl)])])).toBeRefused(403, "forbidden");
  });

  test("that is private can be added by its owner, and others can then save the page", async () => {
    const { owner, member, site, url } = await createSharedSite();

    expect((await save(owner, site, [page("", [image(url)])])).status).toBe(200);
    expect((await save(member, site, [page("", [image(url), text("More")])])).status).toBe(200);
  });

  test("that belongs to the workspace can be added by a member who may not list files", async () => {
    const { owner, workspace, site, file } = await createSharedSite();
    const contributor = await createUser();
    await addMember(workspace.id, contributor, ["projects.view", "projects.update"]);
    const sharedFile = (await upload(owner, file, { query: { workspaceId: workspace.id } })).json.fileEntry;

    expect((await save(contributor, site, [page("", [image(sharedFile.url)])])).status).toBe(200);
  });

  test("that is private cannot be made the icon by another member", async () => {
    const { owner, member, site, url } = await createSharedSite();
    const setIcon = (as: Person) => call(UPDATE_SITE, { as, params: { siteId: site.id }, body: { icon: url } });

    expect(await setIcon(member)).toBeRefused(403, "forbidden");
    expect((await setIcon(owner)).status).toBe(200);
  });

  test("that is private is not published as an icon whose address has its id with leading zeros", async () => {
    const { owner, member, site, id } = await createSharedSite();
    const icon = `/api/v1/file-entries/${String(id).padStart(10, "0")}/download`;
    await call(UPDATE_SITE, { as: member, params: { siteId: site.id }, body: { icon } });
    await save(owner, site, [page("", [image(icon)], { image: icon })]);

    await publish(owner, site);

    expect(await db.publishedFile.count({ where: { siteId: site.id } })).toBe(0);
  });

  const duplicate = async (as: Person, { projectId }: { projectId: number | null }) =>
    (await call(DUPLICATE, { as, params: { projectId: projectId ?? 0 } })).json.project.id as number;
  async function createFromTemplate(as: Person, { projectId }: { projectId: number | null }, workspace: Person) {
    const { json } = await call(SAVE_AS_TEMPLATE, { as, params: { projectId: projectId ?? 0 }, body: {} });
    const body = { name: "From a template", template: json.template.id };
    return (await call(CREATE_PROJECT, { as, body, query: { workspaceId: workspace.id } })).json.project.id as number;
  }

  test.each([
    ["a copy of the project", duplicate],
    ["a project from its template", createFromTemplate],
  ])("that is private is not published with %s that another member made", async (_what, copy) => {
    const { owner, member, workspace, site, url } = await createSharedSite();
    await save(owner, site, [page("", [image(url)])]);

    const projectId = await copy(member, site, workspace);

    const copySite = await createSite({ owner, workspace, project: { id: projectId } });
    expect((await publish(owner, site)).status).toBe(201);
    expect(await publish(owner, copySite)).toNameFields("checks");
    expect(await db.publishedFile.count({ where: { siteId: copySite.id } })).toBe(0);
  });

  test.each([
    ["a copy of the project", duplicate],
    ["a project from its template", createFromTemplate],
  ])("that is private is published with %s that its owner made", async (_what, copy) => {
    const { owner, workspace, site, url } = await createSharedSite();
    await save(owner, site, [page("", [image(url)])]);

    const copySite = await createSite({ owner, workspace, project: { id: await copy(owner, site, workspace) } });

    expect((await publish(owner, copySite)).status).toBe(201);
    expect(await db.publishedFile.count({ where: { siteId: copySite.id } })).toBe(1);
  });
});
