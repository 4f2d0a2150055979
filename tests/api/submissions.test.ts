import { GET as CSV } from "@/app/api/v1/sites/[siteId]/submissions/csv/route";
import { GET } from "@/app/api/v1/sites/[siteId]/submissions/route";
import { GET as SUMMARY } from "@/app/api/v1/sites/[siteId]/submissions/summary/route";
import { DELETE, PUT } from "@/app/api/v1/submissions/[submissionId]/route";
import { db } from "@/lib/db/db";
import { submissions } from "@/lib/submissions/feature";
import { type CallOptions, call, requestFor } from "../support/api";
import { addMember, createAccessToken, createSite, createUser, createWorkspace } from "../support/factories";
import { createSubmission } from "../support/forms";
import { refusesGuests } from "../support/refuses";

type Person = { id: number };
type Site = { id: number };
type Query = Record<string, string | number>;

async function createOwnSite() {
  const as = await createUser();
  return { as, site: await createSite({ owner: as }) };
}

const list = (as: Person, { id: siteId }: Site, query: Query = {}) => call(GET, { as, params: { siteId }, query });
const listValues = async (as: Person, site: Site, query: Query = {}) =>
  (await list(as, site, query)).json.pagination.data.map(
    ({ fields }: { fields: { value: string }[] }) => fields[0]?.value,
  );

describe("GET sites/{id}/submissions", () => {
  test("lists the messages, the newest first, without spam", async () => {
    const { as, site } = await createOwnSite();
    await createSubmission(site, { Name: "Ines", Message: "Hello" });
    await createSubmission(site, { Name: "Jonas" });
    await createSubmission(site, { Name: "Buy now" }, { isSpam: true });

    const { json } = await list(as, site);

    expect(json.pagination).toMatchObject({ total: 2, current_page: 1 });
    expect(json.pagination.data[1]).toEqual({
      id: expect.any(Number),
      form_id: "contact",
      form_name: "Contact",
      page: "/",
      fields: [
        { name: "Name", label: "Name", value: "Ines" },
        { name: "Message", label: "Message", value: "Hello" },
      ],
      spam: false,
      read_at: null,
      created_at: expect.any(String),
    });
    expect(await listValues(as, site)).toEqual(["Jonas", "Ines"]);
    expect(await listValues(as, site, { spam: "true" })).toEqual(["Buy now"]);
  });

  test("filters by form, and lists only unread messages on request", async () => {
    const { as, site } = await createOwnSite();
    await createSubmission(site, { Name: "Read" }, { readAt: new Date() });
    await createSubmission(site, { Name: "Unread" });
    await createSubmission(site, { Name: "Order" }, { form: "Orders" });

    expect(await listValues(as, site, { unread: "true" })).toEqual(["Order", "Unread"]);
    expect(await listValues(as, site, { form: "orders" })).toEqual(["Order"]);
  });

  test("searches the values regardless of case, but not the labels", async () => {
    const { as, site } = await createOwnSite();
    await createSubmission(site, { Name: 'Äpfel "100%"' });
    await createSubmission(site, { Name: "Birnen" });

    expect(await listValues(as, site, { query: 'äPFEL "100%"' })).toEqual(['Äpfel "100%"']);
    expect(await listValues(as, site, { query: "Name" })).toEqual([]);
    expect(await listValues(as, site, { query: "%" })).toEqual(['Äpfel "100%"']);
  });

  test("paginates", async () => {
    const { as, site } = await createOwnSite();
    for (const Name of ["a", "b", "c"]) await createSubmission(site, { Name });

    const { json } = await list(as, site, { page: 2, perPage: 2 });

    expect(json.pagination).toMatchObject({ current_page: 2, last_page: 2, from: 3, to: 3, total: 3 });
  });

  test.each<[Query, string]>([
    [{ orderBy: "fields" }, "orderBy"],
    [{ spam: "perhaps" }, "spam"],
    [{ colour: "red" }, "colour"],
  ])("names the invalid field in %j", async (query, name) => {
    const { as, site } = await createOwnSite();
    expect(await list(as, site, query)).toNameFields(name);
  });
});

describe.each([
  ["submissions", GET],
  ["submissions/csv", CSV],
  ["submissions/summary", SUMMARY],
] as const)("GET sites/{id}/%s", (_name, handler) => {
  refusesGuests((options) => call(handler, { ...options, params: { siteId: 1 } }));

  test("does not find someone else's site, or a site in the trash", async () => {
    const { as, site } = await createOwnSite();
    const params = { siteId: site.id };
    expect(await call(handler, { as: await createUser(), params })).toBeRefused(404, "not_found");

    await db.site.update({ where: { id: site.id }, data: { deletedAt: new Date() } });

    expect(await call(handler, { as, params })).toBeRefused(404, "not_found");
  });
});

describe("GET sites/{id}/submissions/summary", () => {
  test("counts the unread messages, and all messages of each form under its newest name", async () => {
    const { as, site } = await createOwnSite();
    await createSubmission(site, { Name: "a" }, { readAt: new Date() });
    const { id } = await createSubmission(site, { Name: "b" });
    await db.formSubmission.update({ where: { id }, data: { formName: "Write to us" } });
    await createSubmission(site, { Name: "c" }, { form: "Orders" });
    await createSubmission(site, { Name: "d" }, { isSpam: true });

    const { json } = await call(SUMMARY, { as, params: { siteId: site.id } });

    expect(json).toMatchObject({
      unread: 2,
      forms: [
        { id: "orders", name: "Orders", count: 1 },
        { id: "contact", name: "Write to us", count: 2 },
      ],
    });
  });
});

describe("GET sites/{id}/submissions/csv", () => {
  async function fetchLines(as: Person, { id: siteId }: Site, query: Query = {}) {
    const options: CallOptions = { as, query };
    const params = Promise.resolve({ siteId: String(siteId) });
    const response = await CSV(await requestFor("GET", options), { params });
    return new TextDecoder()
      .decode(await response.arrayBuffer())
      .trim()
      .split("\n");
  }

  test("has a column for each label that a form had", async () => {
    const { as, site } = await createOwnSite();
    await createSubmission(site, { Name: "Ines", form: "a label like a column's" });
    await createSubmission(site, { Name: "Jonas", "2027": "a number", Message: "Hello" });

    const [head, first, second] = await fetchLines(as, site);

    expect(head).toBe('id,form,page,read_at,created_at,Name,"""form""","""2027""",Message');
    expect(first).toMatch(/^\d+,Contact,\/,,[^,]+,Ines,a label like a column's,,$/);
    expect(second).toMatch(/^\d+,Contact,\/,,[^,]+,Jonas,,a number,Hello$/);
  });

  test("escapes formulas, in values and in labels", async () => {
    const { as, site } = await createOwnSite();
    await createSubmission(site, { "=1+1": "=HYPERLINK(1)" });

    const text = (await fetchLines(as, site)).join("\n");

    expect(text).toContain("'=1+1");
    expect(text).toContain("'=HYPERLINK(1)");
  });

  test("accepts the search and the filters of the list", async () => {
    const { as, site } = await createOwnSite();
    await createSubmission(site, { Name: "Ines" });
    await createSubmission(site, { Name: "Ines again" }, { isSpam: true });
    await createSubmission(site, { Name: "Jonas" }, { isSpam: true });

    const lines = await fetchLines(as, site, { query: "ines", spam: "true" });

    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Ines again");
  });
});

describe.each([
  ["PUT", PUT, { read: true }],
  ["DELETE", DELETE, undefined],
] as const)("%s submissions/{id}", (_name, handler, body) => {
  refusesGuests((options) => call(handler, { ...options, params: { submissionId: 1 }, ...(body && { body }) }));

  test("does not find a message of someone else's site", async () => {
    const { site } = await createOwnSite();
    const { id: submissionId } = await createSubmission(site, { Name: "Ines" });

    const response = await call(handler, { as: await createUser(), params: { submissionId }, ...(body && { body }) });

    expect(response).toBeRefused(404, "not_found");
    expect(await db.formSubmission.findUnique({ where: { id: submissionId } })).toMatchObject({ readAt: null });
  });

  test("is refused to users who may only read the messages, and hidden from members who may not read them", async () => {
    const [owner, viewer] = [await createUser(), await createUser()];
    const reader = await createUser({ permissions: ["sites.view"] });
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, viewer, ["sites.view"]);
    const site = await createSite({ owner, workspace });
    const { id: submissionId } = await createSubmission(site, { Name: "Ines" });
    const send = (as: Person) => call(handler, { as, params: { submissionId }, ...(body && { body }) });

    expect(await listValues(reader, site)).toEqual(["Ines"]);
    expect(await send(reader)).toBeRefused(403, "forbidden");
    expect(await list(viewer, site)).toBeRefused(403, "forbidden");
    expect(await send(viewer)).toBeRefused(404, "not_found");
  });
});

describe("PUT submissions/{id}", () => {
  test("marks a message as read and unread, and keeps the time when it was first read", async () => {
    const { as, site } = await createOwnSite();
    const { id: submissionId } = await createSubmission(site, { Name: "Ines" });
    const put = async (body: object) => (await call(PUT, { as, params: { submissionId }, body })).json.submission;

    const { read_at } = await put({ read: true });

    expect(read_at).toEqual(expect.any(String));
    expect(await put({ read: true })).toMatchObject({ read_at });
    expect(await put({ read: false })).toMatchObject({ read_at: null, spam: false });
  });

  test("moves a message to spam and back", async () => {
    const { as, site } = await createOwnSite();
    const { id: submissionId } = await createSubmission(site, { Name: "Ines" });

    await call(PUT, { as, params: { submissionId }, body: { spam: true } });
    expect([await listValues(as, site), await listValues(as, site, { spam: "true" })]).toEqual([[], ["Ines"]]);

    await call(PUT, { as, params: { submissionId }, body: { spam: false } });
    expect(await listValues(as, site)).toEqual(["Ines"]);
  });

  test.each([
    [{ read: "yes" }, "read"],
    [{ fields: [] }, "fields"],
  ])("names the invalid field in %j", async (body, name) => {
    const { as, site } = await createOwnSite();
    const { id: submissionId } = await createSubmission(site, { Name: "Ines" });

    expect(await call(PUT, { as, params: { submissionId }, body })).toNameFields(name);
  });
});

test("DELETE submissions/{id} deletes a message for good", async () => {
  const { as, site } = await createOwnSite();
  const { id: submissionId } = await createSubmission(site, { Name: "Ines" });

  await call(DELETE, { as, params: { submissionId } });

  expect(await listValues(as, site)).toEqual([]);
  expect(await call(DELETE, { as, params: { submissionId } })).toBeRefused(404, "not_found");
});

test("DELETE submissions/{id} is refused to an API token, because the message could not be restored", async () => {
  const { as, site } = await createOwnSite();
  const { id: submissionId } = await createSubmission(site, { Name: "Ines" });
  const bearer = await createAccessToken({ user: as });

  expect(await call(DELETE, { bearer, params: { submissionId } })).toBeRefused(403, "forbidden");
  expect(await listValues(as, site)).toEqual(["Ines"]);
});

test("the export of a user's data contains the submissions to their sites", async () => {
  const { as, site } = await createOwnSite();
  await createSubmission(site, { Name: "Ines" });
  await createSubmission((await createOwnSite()).site, { Name: "Somebody else's" });

  const [document] = await submissions.exportDocuments(as.id);

  expect(document).toMatchObject({ name: "submissions", rows: [{ siteId: site.id, fields: [{ value: "Ines" }] }] });
});
