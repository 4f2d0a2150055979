import { DELETE } from "@/app/api/v1/access-tokens/[tokenId]/route";
import { GET, POST } from "@/app/api/v1/access-tokens/route";
import { GET as ROLES } from "@/app/api/v1/roles/route";
import { GET as TOOLS } from "@/app/api/v1/tools/api/route";
import { createAccessToken } from "@/lib/access-tokens/access-tokens";
import { accessTokenInput } from "@/lib/access-tokens/schema";
import type { UserActor } from "@/lib/actor/actor";
import { findSessionActor } from "@/lib/auth/find-actor";
import { hashToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin, createAccessToken as createToken, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails } from "../support/sent-mails";

const HOUR_MS = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString();
const create = async (as: { id: number }, body: Record<string, unknown> = {}) =>
  call(POST, { session: await startConfirmedSession(as), body: { tokenName: "Backup script", ...body } });
const namesOf = (json: { pagination: { data: { name: string }[] } }) => json.pagination.data.map(({ name }) => name);
const statusOf = async (bearer: string) => (await call(TOOLS, { bearer })).status;

describe("POST access-tokens", () => {
  refusesGuests((options) => call(POST, { ...options, body: { tokenName: "x" } }));

  test("refuses a user without access to the API", async () => {
    const as = await createUser({ roles: [] });

    expect(await create(as)).toBeRefused(403, "forbidden");
  });

  test("returns a token that works immediately", async () => {
    const as = await createUser();

    const { status, json } = await create(as);

    expect(status).toBe(201);
    expect(json.token).toMatchObject({ name: "Backup script", abilities: [], last_used_at: null, expires_at: null });
    expect(await statusOf(json.plainTextToken)).toBe(200);
  });

  test("needs a confirmed password", async () => {
    const as = await createUser();

    expect(await call(POST, { as, body: { tokenName: "x" } })).toBeRefused(423, "password_required");
    expect(await db.accessToken.count()).toBe(0);
  });

  test("creates no token if the session has ended since the request began", async () => {
    const session = await startConfirmedSession(await createUser());
    const actor = (await findSessionActor(session)) as UserActor;
    await db.session.deleteMany();

    const creation = createAccessToken(actor, accessTokenInput.parse({ tokenName: "x" }), "en");

    await expect(creation).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await db.accessToken.count()).toBe(0);
  });

  test("emails the user", async () => {
    const user = await createUser();

    await create(user);

    const [mail] = await sendAndListMails(user.email);
    expect(mail).toMatchObject({ subject: "A new API token for Plinth" });
    expect(mail?.text).toContain("Backup script");
  });

  test("stores only the token's hash", async () => {
    const { json } = await create(await createUser());

    const row = await db.accessToken.findUniqueOrThrow({ where: { id: json.token.id } });
    expect(Buffer.from(row.tokenHash)).toEqual(Buffer.from(hashToken(json.plainTextToken)));
    expect(JSON.stringify(row)).not.toContain(json.plainTextToken);
  });

  test("limits a token to the abilities that it was created with", async () => {
    const as = await createAdmin();
    const rolesToken = (await create(as, { abilities: ["roles.view"] })).json;
    const menusToken = (await create(as, { abilities: ["menus.view"] })).json;

    expect(rolesToken.token.abilities).toEqual(["roles.view"]);
    expect((await call(ROLES, { bearer: rolesToken.plainTextToken })).status).toBe(200);
    expect(await call(ROLES, { bearer: menusToken.plainTextToken })).toBeRefused(403, "forbidden");
  });

  test("lets a token with abilities use the API, even if api.access is not one of them", async () => {
    const { json } = await create(await createAdmin(), { abilities: ["menus.view"] });

    expect(await statusOf(json.plainTextToken)).toBe(200);
  });

  test("creates a token that loses a permission when its owner loses it", async () => {
    const as = await createUser({ permissions: ["roles.view"] });
    const { plainTextToken } = (await create(as, { abilities: ["roles.view"] })).json;
    expect((await call(ROLES, { bearer: plainTextToken })).status).toBe(200);

    await db.user.update({ where: { id: as.id }, data: { permissions: [] } });

    expect(await call(ROLES, { bearer: plainTextToken })).toBeRefused(403, "forbidden");
  });

  test("refuses a permission that the owner lacks", async () => {
    expect(await create(await createUser(), { abilities: ["roles.view"] })).toNameFields("abilities");
  });

  test.each([
    ["tokenName", { tokenName: " " }],
    ["tokenName", { tokenName: "x".repeat(81) }],
    ["abilities.0", { abilities: ["everything"] }],
    ["expires_at", { expires_at: "2020-01-01T00:00:00Z" }],
    ["expires_at", { expires_at: "tomorrow" }],
    ["expires_at", { expires_at: "9999-12-31T23:59:59-14:00" }],
    ["token", { token: "of-my-choice" }],
  ])("reports an invalid %s", async (field, body) => {
    expect(await create(await createUser(), body)).toNameFields(field);
  });

  test("accepts the last second of the year 9999 as the expiry", async () => {
    const { status, json } = await create(await createUser(), { expires_at: "9999-12-31T13:59:59-10:00" });

    expect([status, json.token.expires_at]).toEqual([201, "9999-12-31T23:59:59.000Z"]);
  });

  test("creates a token that stops working when it expires", async () => {
    const as = await createUser();
    const expires_at = inAnHour();
    const { json } = await create(as, { expires_at });
    expect([json.token.expires_at, await statusOf(json.plainTextToken)]).toEqual([expires_at, 200]);

    await db.accessToken.update({ where: { id: json.token.id }, data: { expiresAt: new Date(Date.now() - 1000) } });

    expect(await statusOf(json.plainTextToken)).toBe(401);
  });

  test("enforces the limit of 25 tokens for concurrent creations", async () => {
    const as = await createUser();
    for (let count = 0; count < 17; count += 1) await createToken({ user: as });

    const responses = await Promise.all(Array.from({ length: 16 }, () => create(as)));

    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(8).fill(201), ...Array(8).fill(403)]);
    expect(responses.find(({ status }) => status === 403)).toBeRefused(403, "limit_reached");
    expect(await db.accessToken.count({ where: { userId: as.id } })).toBe(25);
  });

  test("does not count another user's tokens", async () => {
    const [as, other] = [await createUser(), await createUser()];
    for (let count = 0; count < 25; count += 1) await createToken({ user: other });

    expect((await create(as)).status).toBe(201);
  });

  test("refuses an API token", async () => {
    const bearer = await createToken({ user: await createUser() });

    expect(await call(POST, { bearer, body: { tokenName: "x" } })).toBeRefused(403, "forbidden");
  });
});

describe("GET access-tokens", () => {
  refusesGuests((options) => call(GET, options));

  test("lists the user's own tokens, newest first, without their secrets", async () => {
    const as = await createUser();
    const first = (await create(as, { tokenName: "First" })).json;
    await create(as, { tokenName: "Second" });
    await create(await createUser(), { tokenName: "Somebody else's" });

    const { json } = await call(GET, { as });

    expect(namesOf(json)).toEqual(["Second", "First"]);
    expect(JSON.stringify(json)).not.toContain(first.plainTextToken);
  });

  test("shows when a token was last used, and stores the address it was used from", async () => {
    const as = await createUser();
    const { plainTextToken, token } = (await create(as)).json;
    await call(TOOLS, { bearer: plainTextToken, address: "203.0.113.40" });

    const { json } = await call(GET, { as });

    expect(Date.parse(json.pagination.data[0].last_used_at)).toBeGreaterThan(Date.now() - HOUR_MS);
    expect(await db.accessToken.findUniqueOrThrow({ where: { id: token.id } })).toMatchObject({
      lastIp: "203.0.113.40",
    });
  });

  test("accepts an API token", async () => {
    const bearer = await createToken({ user: await createUser() });

    expect((await call(GET, { bearer })).json.pagination.total).toBe(1);
  });

  test("returns 15 tokens per page", async () => {
    const as = await createUser();
    for (let count = 0; count < 16; count += 1) await createToken({ user: as });

    const { pagination } = (await call(GET, { as })).json;

    expect([pagination.per_page, pagination.data.length, pagination.total]).toEqual([15, 15, 16]);
  });

  test("finds tokens by part of the name, in upper or lower case", async () => {
    const as = await createUser();
    await create(as, { tokenName: "Backup script" });
    await create(as, { tokenName: "Deployment" });

    const { json } = await call(GET, { as, query: { query: "SCRIPT" } });

    expect(namesOf(json)).toEqual(["Backup script"]);
  });

  test.each([
    ["asc", ["Earlier", "Later", "Unused"]],
    ["desc", ["Later", "Earlier", "Unused"]],
  ])("sorts by last use %s, with unused tokens last", async (orderDir, names) => {
    const as = await createUser();
    for (const [tokenName, lastUsedAt] of [
      ["Unused", null],
      ["Later", new Date()],
      ["Earlier", new Date(Date.now() - HOUR_MS)],
    ] as const) {
      const { id } = (await create(as, { tokenName })).json.token;
      await db.accessToken.update({ where: { id }, data: { lastUsedAt } });
    }

    const { json } = await call(GET, { as, query: { orderBy: "last_used_at", orderDir } });

    expect(namesOf(json)).toEqual(names);
  });
});

describe("DELETE access-tokens/{id}", () => {
  const remove = (id: number, options: object) => call(DELETE, { ...options, params: { tokenId: id } });
  refusesGuests((options) => remove(1, options));

  test("makes the token stop working at once", async () => {
    const as = await createUser();
    const { plainTextToken, token } = (await create(as)).json;

    const { status } = await remove(token.id, { as });

    expect([status, await statusOf(plainTextToken)]).toEqual([200, 401]);
  });

  test("is 404 for another user's token, which keeps working", async () => {
    const { plainTextToken, token } = (await create(await createUser())).json;

    expect(await remove(token.id, { as: await createAdmin() })).toBeRefused(404, "not_found");
    expect(await statusOf(plainTextToken)).toBe(200);
  });

  test("does not let a token delete itself", async () => {
    const { plainTextToken, token } = (await create(await createUser())).json;

    expect(await remove(token.id, { bearer: plainTextToken })).toBeRefused(403, "forbidden");
  });

  test("lets exactly one of sixteen concurrent deletions succeed", async () => {
    const as = await createUser();
    const { token } = (await create(as)).json;

    const responses = await Promise.all(Array.from({ length: 16 }, () => remove(token.id, { as })));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(404)]);
  });
});
