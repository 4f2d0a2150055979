import { POST as CONFIRM } from "@/app/api/v1/form-recipients/[token]/route";
import { GET as CHECKS } from "@/app/api/v1/sites/[siteId]/checks/route";
import { POST as SEND } from "@/app/api/v1/sites/[siteId]/form-recipient/route";
import { PUT as CHANGE, GET as SHOW } from "@/app/api/v1/sites/[siteId]/route";
import { POST as CREATE } from "@/app/api/v1/sites/route";
import { db } from "@/lib/db/db";
import { mailRecipientLinks } from "@/lib/sites/recipient-confirmation";
import { recipientToken } from "@/lib/sites/recipient-token";
import { call } from "../support/api";
import { addMember, createProject, createSite, createUser, createWorkspace, unique } from "../support/factories";
import { sendForm } from "../support/forms";
import { refusesGuests } from "../support/refuses";
import { page, storeUncheckedDocument } from "../support/sites";

const newAddress = () => `${unique("stranger")}@example.com`;
const mailsTo = (to: string) => db.mailMessage.findMany({ where: { to }, orderBy: { id: "asc" } });
const storedSite = (id: number) => db.site.findUniqueOrThrow({ where: { id } });

/** A site whose recipient has not confirmed. */
async function createPendingSite({ owner = undefined as { id: number } | undefined, recipient = newAddress() } = {}) {
  const as = owner ?? (await createUser());
  const site = await createSite({ owner: as, recipient });
  await db.site.update({ where: { id: site.id }, data: { recipientConfirmedAt: null } });
  return { as, site, recipient, params: { siteId: site.id } };
}

const tokenIn = async (to: string) =>
  /\/form-recipient\/(\S+)/.exec((await mailsTo(to)).at(-1)?.text ?? "")?.[1] ?? "none";

describe("the recipient of a site's forms", () => {
  test("is confirmed at once if it is the owner's verified address", async () => {
    const as = await createUser();
    const { id: project_id } = await createProject({ owner: as });

    const { json } = await call(CREATE, { as, body: { name: "Tea", slug: unique("tea"), project_id } });

    expect(json.site).toMatchObject({ recipient: as.email, recipient_state: "confirmed" });
    expect(await mailsTo(as.email)).toEqual([]);
  });

  test("has to confirm if the owner's address is not verified", async () => {
    const as = await createUser({ verified: false });
    const { site } = await createPendingSite({ owner: as });

    const { json } = await call(SHOW, {
      as: await createUser({ permissions: ["sites.view"] }),
      params: { siteId: site.id },
    });

    expect(json.site.recipient_state).toBe("pending");
  });

  test.each([
    ["a member", true, "confirmed"],
    ["somebody else with a verified address", false, "pending"],
  ])("is %s of the workspace: %s → %s", async (_, isMember, state) => {
    const [owner, other] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    if (isMember) await addMember(workspace.id, other, ["sites.view"]);
    const site = await createSite({ owner, workspace });

    const { json } = await call(CHANGE, { as: owner, params: { siteId: site.id }, body: { recipient: other.email } });

    expect(json.site).toMatchObject({ recipient: other.email, recipient_state: state });
    expect(await mailsTo(other.email)).toHaveLength(isMember ? 0 : 1);
  });

  test("gets an email that contains nothing but the host of the site from its owner", async () => {
    const as = await createUser({ firstName: "Buy", lastName: "pills" });
    const site = await createSite({ owner: as, name: "Win at evil.example" });
    const recipient = newAddress();

    await call(CHANGE, { as, params: { siteId: site.id }, body: { recipient } });

    const [mail] = await mailsTo(recipient);
    expect(mail?.subject).toContain(site.slug);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/evil|pills/);
  });

  test("gets no messages until the link is confirmed by a call, and the owner is notified of them meanwhile", async () => {
    const { as, site, recipient, params } = await createPendingSite();
    await call(SEND, { as, params });
    const token = await tokenIn(recipient);
    await sendForm(site, { name: "Ines" });
    expect(await mailsTo(recipient)).toHaveLength(1);
    expect(await db.formSubmission.count({ where: { siteId: site.id } })).toBe(1);
    expect(await db.notification.count({ where: { userId: as.id } })).toBe(1);

    expect(await call(CONFIRM, { params: { token } })).toMatchObject({ status: 200 });
    await sendForm(site, { name: "Ada" });

    expect((await mailsTo(recipient)).at(-1)?.text).toContain("Ada");
    expect((await call(SHOW, { as, params })).json.site.recipient_state).toBe("confirmed");
  });

  test("has to confirm again after another one was chosen in between", async () => {
    const { as, site, recipient, params } = await createPendingSite();
    const token = recipientToken({ siteId: site.id, email: recipient });
    await call(CONFIRM, { params: { token } });

    await call(CHANGE, { as, params, body: { recipient: newAddress() } });
    const { json } = await call(CHANGE, { as, params, body: { recipient } });

    expect(json.site.recipient_state).toBe("pending");
  });

  test("stays confirmed when other settings are saved with it", async () => {
    const as = await createUser();
    const site = await createSite({ owner: as, recipient: newAddress() });

    const body = { name: "New name", recipient: site.recipient };
    const { json } = await call(CHANGE, { as, params: { siteId: site.id }, body });

    expect(json.site).toMatchObject({ name: "New name", recipient_state: "confirmed" });
  });

  test("is a warning in the checks until it confirms", async () => {
    const { as, site, params } = await createPendingSite();
    await storeUncheckedDocument(site, [page("", [{ tagName: "form", type: "form" }])]);

    const { checks } = (await call(CHECKS, { as, params })).json;

    expect(checks).toMatchObject([{ level: "warning", rule: "recipient-unconfirmed" }]);
  });
});

describe("POST form-recipients/{token}", () => {
  test.each([["nonsense"], ["1.2.3"], [`1.99999999999999.${"a".repeat(43)}`]])("refuses %s", async (token) => {
    expect(await call(CONFIRM, { params: { token } })).toBeRefused(404, "not_found");
  });

  test("refuses the link of another site, of an earlier recipient, and one that is too old", async () => {
    const { site, recipient } = await createPendingSite();
    const { site: other } = await createPendingSite();
    const ofSite = recipientToken({ siteId: site.id, email: recipient });
    const tokens = [
      ofSite.replace(/^\d+/, String(other.id)),
      recipientToken({ siteId: site.id, email: newAddress() }),
      recipientToken({ siteId: site.id, email: recipient }, Date.now() - 15 * 24 * 3600 * 1000),
    ];

    for (const token of tokens) expect(await call(CONFIRM, { params: { token } })).toBeRefused(404, "not_found");

    expect((await storedSite(site.id)).recipientConfirmedAt).toBeNull();
    expect((await storedSite(other.id)).recipientConfirmedAt).toBeNull();
  });
});

describe("POST sites/{siteId}/form-recipient", () => {
  refusesGuests((options) => call(SEND, { ...options, params: { siteId: 1 } }));

  test("does not find someone else's site", async () => {
    const { params, recipient } = await createPendingSite();
    expect(await call(SEND, { as: await createUser(), params })).toBeRefused(404, "not_found");
    expect(await mailsTo(recipient)).toEqual([]);
  });

  test("refuses a member who may only see the site", async () => {
    const [owner, as] = [await createUser(), await createUser({ permissions: ["sites.view"] })];
    const { params } = await createPendingSite({ owner });
    expect(await call(SEND, { as, params })).toBeRefused(403, "forbidden");
  });

  test("refuses a recipient who has confirmed", async () => {
    const as = await createUser();
    const { id: siteId } = await createSite({ owner: as, recipient: as.email });
    expect(await call(SEND, { as, params: { siteId } })).toBeRefused(409, "conflict");
  });

  test("refuses a second email within a minute", async () => {
    const { as, params } = await createPendingSite();
    await call(SEND, { as, params });
    expect(await call(SEND, { as, params })).toBeRefused(429, "too_many_requests");
  });

  test("mails an address three times a day, whoever asks", async () => {
    const recipient = newAddress();
    const sites = await Promise.all(Array.from({ length: 5 }, () => createPendingSite({ recipient })));

    for (const { as, params } of sites) await call(SEND, { as, params });

    expect(await mailsTo(recipient)).toHaveLength(3);
  });

  test("mails ten addresses a day for an owner, however the addresses are chosen", async () => {
    const owner = await createUser();
    const site = await createSite({ owner });
    const before = await db.mailMessage.count();
    const change = () => call(CHANGE, { as: owner, params: { siteId: site.id }, body: { recipient: newAddress() } });

    for (let n = 0; n < 12; n += 1) expect((await change()).status).toBe(200);

    expect((await db.mailMessage.count()) - before).toBe(10);
  });
});

test("recipients from before are mailed a link once, if visitors can see the site", async () => {
  const published = await createPendingSite();
  const draft = await createPendingSite();
  const columns = { number: 1, projectVersion: 1, fileIds: [], pageCount: 1, size: 10 };
  const { id } = await db.publication.create({ data: { ...columns, siteId: published.site.id } });
  await db.site.update({ where: { id: published.site.id }, data: { publicationId: id } });

  await mailRecipientLinks();
  await mailRecipientLinks();

  expect(await mailsTo(published.recipient)).toHaveLength(1);
  expect(await mailsTo(draft.recipient)).toEqual([]);
});
