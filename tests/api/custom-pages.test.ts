import { POST as RESTORE } from "@/app/api/v1/custom-pages/[idOrSlug]/revisions/[revisionId]/restore/route";
import { GET as REVISIONS } from "@/app/api/v1/custom-pages/[idOrSlug]/revisions/route";
import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/custom-pages/[idOrSlug]/route";
import { GET, POST } from "@/app/api/v1/custom-pages/route";
import { db } from "@/lib/db/db";
import { onExpire } from "@/lib/events/expiry";
import { call } from "../support/api";
import { createCustomPage, createUser, customPageInput } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";

describe("GET custom-pages", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("lists all pages, published or not, the most recently changed first", async () => {
    const as = await createUser({ permissions: ["custom_pages.view"] });
    const draft = await createCustomPage({ published: false });
    await createCustomPage();
    await db.customPage.update({ where: { id: draft.id }, data: { title: "Changed" } });

    const { json } = await call(GET, { as });

    expect(json.pagination.total).toBe(6);
    expect(json.pagination.data[0]).toMatchObject({ id: draft.id, published: false });
  });

  test("leaves out the bodies, which may be long", async () => {
    const as = await createUser({ permissions: ["custom_pages.view"] });
    await createCustomPage({ body: "<p>A long text.</p>" });

    const { json } = await call(GET, { as, query: { perPage: 100 } });

    expect(JSON.stringify(json)).not.toMatch(/A long text|"body"/);
  });

  test("finds pages by part of the title or the address", async () => {
    const as = await createUser({ permissions: ["custom_pages.view"] });
    const find = async (query: string) =>
      (await call(GET, { as, query: { query } })).json.pagination.data.map((page: { slug: string }) => page.slug);

    expect([await find("PRIVACY POL"), await find("first-st")]).toEqual([["privacy"], ["first-steps"]]);
  });

  test("sorts by title", async () => {
    const as = await createUser({ permissions: ["custom_pages.view"] });
    // The latest change is to "about", so the order by title differs from the order by date.
    await db.customPage.update({ where: { slug: "about" }, data: { published: true } });

    const { json } = await call(GET, { as, query: { orderBy: "title", orderDir: "asc" } });

    expect(json.pagination.data.map((page: { slug: string }) => page.slug)).toEqual([
      "about",
      "first-steps",
      "privacy",
      "terms",
    ]);
  });
});

describe("GET custom-pages/{idOrSlug}", () => {
  test("shows a published page to a guest, by its address and by its id", async () => {
    const page = await createCustomPage({ title: "Opening hours" });
    const show = async (idOrSlug: string | number) => (await call(GET_ONE, { params: { idOrSlug } })).json.page;

    expect(await show(page.slug)).toEqual(await show(page.id));
    expect(await show(page.id)).toMatchObject({
      id: page.id,
      slug: page.slug,
      title: "Opening hours",
      body: "<p>Words.</p>",
    });
  });

  test("finds a page whose address looks like a number", async () => {
    const page = await createCustomPage({ slug: "1e3" });

    expect((await call(GET_ONE, { params: { idOrSlug: "1e3" } })).json.page.id).toBe(page.id);
  });

  test("hides a page that is not published from guests and members", async () => {
    const { id, slug } = await createCustomPage({ published: false });
    const as = await createUser();

    expect(await call(GET_ONE, { params: { idOrSlug: slug } })).toBeRefused(404, "not_found");
    expect(await call(GET_ONE, { as, params: { idOrSlug: id } })).toBeRefused(404, "not_found");
  });

  test("shows a page that is not published to a user with the permission", async () => {
    const { slug } = await createCustomPage({ published: false });
    const as = await createUser({ permissions: ["custom_pages.view"] });

    expect((await call(GET_ONE, { as, params: { idOrSlug: slug } })).json.page).toMatchObject({
      slug,
      published: false,
    });
  });

  test.each(["nowhere", "4711", "9999999999", "Capital", "a b"])("is 404 for %j", async (idOrSlug) => {
    expect(await call(GET_ONE, { params: { idOrSlug } })).toBeRefused(404, "not_found");
  });
});

describe("POST custom-pages", () => {
  refusesWithoutPermission((options) => call(POST, { ...options, body: customPageInput() }));

  const create = async (changes: Record<string, unknown> = {}) =>
    call(POST, { as: await createUser({ permissions: ["custom_pages.create"] }), body: customPageInput(changes) });

  test("creates a page, published by default", async () => {
    const { status, json } = await create({ title: " Opening hours ", slug: "opening-hours" });

    expect(status).toBe(201);
    expect(json.page).toMatchObject({
      title: "Opening hours",
      slug: "opening-hours",
      published: true,
      seo: { title: "", description: "", image: "", robots: "index" },
    });
    expect((await call(GET_ONE, { params: { idOrSlug: "opening-hours" } })).status).toBe(200);
  });

  test("stores the author as the owner", async () => {
    const as = await createUser({ permissions: ["custom_pages.create"] });

    const { json } = await call(POST, { as, body: customPageInput() });

    expect(await db.customPage.findUnique({ where: { id: json.page.id } })).toMatchObject({ ownerId: as.id });
  });

  test("removes scripts from the body", async () => {
    const body = `<h2 onclick="steal()">Hi</h2><script>steal()</script><a href="javascript:steal()">x</a><img src=x onerror=steal()>`;

    const { json } = await create({ body });

    expect(json.page.body).toContain("<h2>Hi</h2>");
    expect(json.page.body).not.toMatch(/steal/);
  });

  test.each([
    [{ title: "" }, "title"],
    [{ slug: "123" }, "slug"],
    [{ slug: "Opening hours" }, "slug"],
    [{ slug: "a/b" }, "slug"],
    [{ slug: "" }, "slug"],
    [{ slug: "terms" }, "slug"],
    [{ body: 1 }, "body"],
    [{ body: "a\0b" }, "body"],
    [{ seo: { colour: "red" } }, "seo.colour"],
    [{ published: "yes" }, "published"],
    [{ owner_id: 1 }, "owner_id"],
  ])("reports the invalid field in %j", async (changes, field) => {
    expect(await create(changes)).toNameFields(field);
  });

  test("refuses a body of 20,000 nested elements", async () => {
    expect(await create({ body: "<div>".repeat(20_000) })).toNameFields("body");
  });

  test("returns a field error for a taken address", async () => {
    expect((await create({ slug: "terms" })).json.errors.slug).toEqual(["A page with this address already exists."]);
  });
});

describe("PUT custom-pages/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: { idOrSlug: 1 }, body: {} }));

  const update = async (idOrSlug: number | string, body: Record<string, unknown>) =>
    call(PUT, { as: await createUser({ permissions: ["custom_pages.update"] }), params: { idOrSlug }, body });

  test("changes only the given fields", async () => {
    const page = await createCustomPage({ title: "Before" });

    const { json } = await update(page.id, { title: "After" });

    expect(json.page).toMatchObject({ title: "After", slug: page.slug, body: page.body, published: true });
  });

  test("removes scripts from the body", async () => {
    const page = await createCustomPage();

    expect((await update(page.id, { body: "<p>New</p><script>steal()</script>" })).json.page.body).toBe("<p>New</p>");
  });

  test("invalidates the cached pages, but not the menus", async () => {
    const page = await createCustomPage();
    const expiredTags: string[] = [];
    const unsubscribers = ["custom-pages", "menus"].map((tag) => onExpire([tag], () => expiredTags.push(tag)));

    await update(page.id, { title: "After" });

    for (const unsubscribe of unsubscribers) unsubscribe();
    expect(expiredTags).toEqual(["custom-pages"]);
  });

  test("refuses an address that another page has", async () => {
    const page = await createCustomPage();

    expect(await update(page.id, { slug: "terms" })).toNameFields("slug");
  });

  test.each(["4711", "about"])("is 404 for %j, which is not the id of a page", async (idOrSlug) => {
    expect(await update(idOrSlug, {})).toBeRefused(404, "not_found");
  });
});

describe("DELETE custom-pages/{id}", () => {
  refusesWithoutPermission((options) => call(DELETE, { ...options, params: { idOrSlug: 1 } }));

  test("deletes a page with its revisions; the second call is 404", async () => {
    const as = await createUser({ permissions: ["custom_pages.delete", "custom_pages.update"] });
    const page = await createCustomPage();
    await call(PUT, { as, params: { idOrSlug: page.id }, body: { title: "After" } });
    const send = () => call(DELETE, { as, params: { idOrSlug: page.id } });

    expect([(await send()).status, (await send()).status]).toEqual([200, 404]);
    expect(await db.customPageRevision.count()).toBe(0);
  });
});

describe("custom-pages/{id}/revisions", () => {
  refusesWithoutPermission((options) => call(REVISIONS, { ...options, params: { idOrSlug: 1 } }));

  const createEditor = () =>
    createUser({ permissions: ["custom_pages.view", "custom_pages.update"], firstName: "Ines", lastName: "Vidal" });
  type Editor = Awaited<ReturnType<typeof createEditor>>;
  const save = (as: Editor, id: number, body: Record<string, unknown>) =>
    call(PUT, { as, params: { idOrSlug: id }, body });
  const list = async (as: Editor, id: number) =>
    (await call(REVISIONS, { as, params: { idOrSlug: id } })).json.pagination.data;
  const restore = (as: Editor, idOrSlug: number, revisionId: number) =>
    call(RESTORE, { as, params: { idOrSlug, revisionId } });

  test("contain the content before each change, and the user who made the change", async () => {
    const as = await createEditor();
    const page = await createCustomPage({ title: "First" });

    await save(as, page.id, { title: "Second" });
    await save(as, page.id, { title: "Third" });

    const user = { id: as.id, display_name: "Ines Vidal" };
    expect(await list(as, page.id)).toMatchObject([
      { title: "Second", user },
      { title: "First", user },
    ]);
  });

  test("are not added by a save that only unpublishes the page and changes its address", async () => {
    const as = await createEditor();
    const page = await createCustomPage({ title: "First" });

    await save(as, page.id, { title: "First", published: false, slug: "elsewhere" });

    expect(await list(as, page.id)).toEqual([]);
  });

  test("are limited to the latest fifty of a page", async () => {
    const as = await createEditor();
    const page = await createCustomPage();
    const revisions = Array.from({ length: 60 }, (_, index) => ({
      pageId: page.id,
      title: `Version ${index}`,
      body: "",
    }));
    await db.customPageRevision.createMany({ data: revisions });

    await save(as, page.id, { title: "After" });

    const keptRevisions = await db.customPageRevision.findMany({ where: { pageId: page.id }, orderBy: { id: "asc" } });
    expect([keptRevisions.length, keptRevisions.at(0)?.title, keptRevisions.at(-1)?.title]).toEqual([
      50,
      "Version 11",
      "A page",
    ]);
  });

  test("can be restored; the replaced content becomes another revision", async () => {
    const as = await createEditor();
    const page = await createCustomPage({ title: "First", body: "<p>One</p>" });
    await save(as, page.id, { title: "Second", body: "<p>Two</p>", slug: "moved" });
    const [revision] = await list(as, page.id);

    const { json } = await restore(as, page.id, revision.id);

    expect(json.page).toMatchObject({ title: "First", body: "<p>One</p>", slug: "moved" });
    expect((await list(as, page.id))[0]).toMatchObject({ title: "Second" });
  });

  test("of another page are not found", async () => {
    const as = await createEditor();
    const [page, other] = [await createCustomPage(), await createCustomPage()];
    await save(as, other.id, { title: "After" });
    const [revision] = await list(as, other.id);

    expect(await restore(as, page.id, revision.id)).toBeRefused(404, "not_found");
  });

  test("are restored only with the permission to change pages", async () => {
    const as = await createUser({ permissions: ["custom_pages.view"] });

    expect(await call(RESTORE, { as, params: { idOrSlug: 1, revisionId: 1 } })).toBeRefused(403, "forbidden");
  });
});
