import * as z from "zod";
import { DELETE, GET, PATCH, POST, PUT } from "@/app/api/v1/[...path]/route";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import * as role from "@/app/api/v1/roles/[roleId]/route";
import * as roles from "@/app/api/v1/roles/route";
import { PUT as SAVE_SETTINGS } from "@/app/api/v1/settings/route";
import * as login from "@/app/auth/login/route";
import { POST as LOGOUT } from "@/app/auth/logout/route";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { db } from "@/lib/db/db";
import { tooManyRequests } from "@/lib/errors";
import { type CallOptions, call, createSession, nextAddress, requestFor } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createAdmin, createRole, createUser, getSeededRole, roleInput } from "../support/factories";

const MAX_BODY_BYTES = 64 * 1024;

describe("a response", () => {
  test.each(Object.entries({ GET, POST, PUT, PATCH, DELETE }))(
    "to %s of an unknown address is 404",
    async (_, handler) => {
      expect(await call(handler)).toBeRefused(404, "not_found");
    },
  );

  test.each([
    ["PATCH", role.PATCH, "GET, PUT, DELETE"],
    ["POST", role.POST, "GET, PUT, DELETE"],
    ["DELETE", roles.DELETE, "GET, POST"],
    ["GET", login.GET, "POST"],
  ])("to %s without a handler is 405 and lists the allowed methods", async (_, handler, allow) => {
    const response = await call(handler, { params: { roleId: 1 } });

    expect(response).toBeRefused(405, "method_not_allowed");
    expect(response.headers.get("allow")).toBe(allow);
  });

  test("has Cache-Control: no-store, whether it is a success or a refusal", async () => {
    const responses = [await call(BOOTSTRAP), await call(roles.GET), await call(GET), await call(roles.PATCH)];

    expect(responses.map(({ headers }) => headers.get("cache-control"))).toEqual(Array(4).fill("no-store"));
  });

  test("to a successful call has the status `success` beside its payload", async () => {
    expect((await call(BOOTSTRAP)).json).toMatchObject({ status: "success", data: {} });
  });
});

describe("a body", () => {
  const send = async (options: CallOptions) => call(roles.POST, { as: await createAdmin(), ...options });

  test.each(["{", "null null", "{'name':'x'}", '{"name": NaN}'])("that is not valid JSON is 400: %j", async (body) => {
    expect(await send({ body })).toBeRefused(400, "malformed");
  });

  test("that is empty is read as an object without fields", async () => {
    expect(await send({ body: "" })).toNameFields("name");
  });

  test("that is not UTF-8 is 400", async () => {
    expect(await send({ body: Uint8Array.from([0x22, 0xff, 0x22]) })).toBeRefused(400, "malformed");
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    null,
  ])("of the type %j is 415", async (type) => {
    expect(await send({ body: roleInput(), headers: { "content-type": type } })).toBeRefused(
      415,
      "unsupported_media_type",
    );
  });

  test.each(["application/json; charset=utf-8", "Application/JSON", "application/merge-patch+json"])(
    "of the type %j is read",
    async (type) => {
      expect((await send({ body: roleInput(), headers: { "content-type": type } })).status).toBe(201);
    },
  );

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "that is empty may have the type %j",
    async (type) => {
      const { id } = await createRole();
      const options = { as: await createAdmin(), params: { roleId: id }, headers: { "content-type": type } };

      expect((await call(role.DELETE, options)).status).toBe(200);
    },
  );

  test("for an endpoint without input may only be empty or {}", async () => {
    const { id } = await createRole();
    const remove = async (body: unknown) =>
      call(role.DELETE, { as: await createAdmin(), params: { roleId: id }, body });

    expect(await remove({ force: true })).toNameFields("force");
    expect((await remove({})).status).toBe(200);
  });

  test("of more than 64 KB is 413, with or without a content length", async () => {
    const body = roleInput({ description: "x".repeat(MAX_BODY_BYTES) });

    expect(await send({ body })).toBeRefused(413, "too_large");
    expect(await send({ body, headers: { "content-length": null, "transfer-encoding": "chunked" } })).toBeRefused(
      413,
      "too_large",
    );
    expect(await send({ body: "{}", headers: { "content-length": String(MAX_BODY_BYTES + 1) } })).toBeRefused(
      413,
      "too_large",
    );
  });

  test("of more than 16 KB is 413 for an auth call", async () => {
    const credentials = (characters: number) => ({ email: "a@example.com", password: "x".repeat(characters) });

    expect(await call(login.POST, { body: credentials(17_000) })).toBeRefused(413, "too_large");
    expect(await call(login.POST, { body: credentials(900) })).toNameFields("email");
  });

  test("with more than a thousand keys and items is 422, without field errors", async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`k${index}`, 0]));
    const nested = { permissions: Array.from({ length: 600 }, () => ({ name: "a" })) };

    for (const body of [unknown, roleInput(nested)]) {
      const { status, json } = await send({ body });
      expect([status, json.code, json.errors]).toEqual([422, "invalid", {}]);
    }
  });

  test("with many unknown fields is refused, and the response names twenty of them", async () => {
    const unknown = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, 0]));

    const { status, json } = await send({ body: unknown });

    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toHaveLength(20);
  });

  test("that is a list instead of an object is 422", async () => {
    expect((await send({ body: [] })).status).toBe(422);
  });

  test("with an unknown field at any depth is refused, naming that field", async () => {
    expect(
      await send({ body: roleInput({ colour: 1, permissions: [{ name: "users.view", level: 2 }] }) }),
    ).toNameFields("colour", "permissions.0.level");
  });

  test("with a NUL character is refused, naming the field that contains it", async () => {
    expect(await send({ body: roleInput({ permissions: [{ name: "users\0view" }] }) })).toNameFields(
      "permissions.0.name",
    );
    expect(await call(SAVE_SETTINGS, { as: await createAdmin(), body: { branding: { "a\0b": 1 } } })).toNameFields(
      "branding",
    );
  });

  test("with a lone surrogate, which is not valid text, is refused, naming the field that contains it", async () => {
    expect(await send({ body: '{"name":"a\\ud800b","permissions":[]}' })).toNameFields("name");
    const key = '{"branding":{"a\\udc00b":1}}';
    expect(await call(SAVE_SETTINGS, { as: await createAdmin(), body: key })).toNameFields("branding");
    expect((await send({ body: roleInput({ name: "Whole \u{1f600}" }) })).status).toBe(201);
  });

  test("that is nested a hundred thousand levels deep is 422 and does not crash the server", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

    expect(
      await call(SAVE_SETTINGS, { as: await createAdmin(), body: `{"branding":{"logo_light":${deep}}}` }),
    ).toNameFields("branding");
  });
});

describe("a method override", () => {
  const sendOverride = async (options: CallOptions) => {
    const { id } = await createRole();
    const response = await call(role.POST, { as: await createAdmin(), params: { roleId: id }, ...options });
    return { response, exists: (await db.role.count({ where: { id } })) === 1 };
  };
  const override = (method: string) => ({ "x-http-method-override": method });

  test.each([
    ["in the query", { query: "_method=PUT" }],
    ["in a header", { headers: override("PUT") }],
    ["in both", { query: "_method=PUT", headers: override("put") }],
  ])("%s makes a POST a PUT", async (_, options) => {
    const { response } = await sendOverride({ ...options, body: { name: "Changed" } });

    expect([response.status, response.json.role?.name]).toEqual([200, "Changed"]);
  });

  test("makes a POST a DELETE", async () => {
    expect((await sendOverride({ query: "_method=DELETE" })).exists).toBe(false);
  });

  test.each([
    ["two different methods", { query: "_method=PUT", headers: override("DELETE") }],
    ["two different methods in the query", { query: "_method=DELETE&_method=PUT" }],
    ["GET", { query: "_method=GET" }],
    ["POST", { headers: override("POST") }],
    ["nothing", { query: "_method=" }],
    ["nonsense", { query: "_method=PURGE" }],
  ])("with %s is 400 and does nothing", async (_, options) => {
    const { response, exists } = await sendOverride(options);

    expect(response).toBeRefused(400, "malformed");
    expect(exists).toBe(true);
  });

  test.each([
    ["GET", role.GET],
    ["PUT", role.PUT],
    ["DELETE", role.DELETE],
  ])("of a %s is 400, because only a POST may be overridden", async (_, handler) => {
    const { id } = await createRole();

    expect(
      await call(handler, { as: await createAdmin(), params: { roleId: id }, query: "_method=DELETE" }),
    ).toBeRefused(400, "malformed");
    expect(await db.role.count({ where: { id } })).toBe(1);
  });

  test("is 405 if either the original or the new method has no handler", async () => {
    expect(await call(roles.POST, { query: "_method=DELETE" })).toBeRefused(405, "method_not_allowed");
    expect(await call(login.GET, { query: "_method=DELETE" })).toBeRefused(405, "method_not_allowed");
  });
});

describe("an endpoint with every kind of condition", () => {
  const { POST: GUARDED } = methods({
    POST: endpoint(
      { access: "users.view", passwordConfirmed: true, body: z.strictObject({ name: z.string() }), maxBody: 100 },
      async () => {
        throw tooManyRequests(60);
      },
    ),
  });

  test("checks rate limit, content type, size, login, CSRF token, verified email, permission, confirmed password and body in this order", async () => {
    const address = nextAddress();
    for (let count = 0; count < 300; count += 1) await call(BOOTSTRAP, { address });
    const [unverified, member, viewer] = [
      await createUser({ verified: false }),
      await createUser(),
      await createUser({ permissions: ["users.view"] }),
    ];
    const noToken = { "x-xsrf-token": null };
    const long = "x".repeat(200);
    const steps: [CallOptions, number, string][] = [
      [{ address, body: long, headers: { ...noToken, "content-type": "text/plain" } }, 429, "too_many_requests"],
      [{ body: long, headers: { ...noToken, "content-type": "text/plain" } }, 415, "unsupported_media_type"],
      [{ body: long, headers: noToken }, 413, "too_large"],
      [{ body: "{", headers: noToken }, 401, "unauthenticated"],
      [{ as: unverified, body: "{", headers: noToken }, 419, "csrf_mismatch"],
      [{ as: unverified, body: "{" }, 403, "email_unverified"],
      [{ as: member, body: "{" }, 403, "forbidden"],
      [{ as: viewer, body: "{" }, 423, "password_required"],
      [{ session: await startConfirmedSession(viewer), body: "{" }, 400, "malformed"],
      [{ session: await startConfirmedSession(viewer), body: { name: 1 } }, 422, "invalid"],
      [{ session: await startConfirmedSession(viewer), body: { name: "x" } }, 429, "too_many_requests"],
    ];

    for (const [options, status, code] of steps) expect(await call(GUARDED, options)).toBeRefused(status, code);
  });

  test("accepts a password confirmation for 9000 seconds", async () => {
    const viewer = await createUser({ permissions: ["users.view"] });
    const session = await createSession(viewer);
    const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

    await db.session.updateMany({ data: { passwordConfirmedAt: secondsAgo(8990) } });
    expect((await call(GUARDED, { session, body: {} })).status).toBe(422);
    await db.session.updateMany({ data: { passwordConfirmedAt: secondsAgo(9001) } });
    expect(await call(GUARDED, { session, body: {} })).toBeRefused(423, "password_required");
  });
});

describe("a session", () => {
  const currentUser = async (options: CallOptions) => (await call(BOOTSTRAP, options)).json.data?.user ?? null;

  test("that has expired makes the caller a guest", async () => {
    const session = await createSession(await createUser());
    expect(await currentUser({ session })).not.toBeNull();

    await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });

    expect(await currentUser({ session })).toBeNull();
  });

  test("that is not remembered ends after two idle hours; a remembered session does not", async () => {
    const [short, long] = [
      await createSession(await createUser(), { remember: false }),
      await createSession(await createUser()),
    ];
    const setIdle = (minutes: number) =>
      db.session.updateMany({ data: { lastActiveAt: new Date(Date.now() - minutes * 60_000) } });

    await setIdle(121);
    expect([await currentUser({ session: short }), (await currentUser({ session: long })) === null]).toEqual([
      null,
      false,
    ]);
  });

  test("restarts its idle time when it is used", async () => {
    const session = await createSession(await createUser(), { remember: false });
    await db.session.updateMany({ data: { lastActiveAt: new Date(Date.now() - 119 * 60_000) } });

    await currentUser({ session });

    const { lastActiveAt } = await db.session.findFirstOrThrow();
    expect(Date.now() - lastActiveAt.getTime()).toBeLessThan(60_000);
  });

  test.each(["", "nonsense", "%E0%A4%A", "a;b"])(
    "with the invalid token %j makes the caller a guest, without an error",
    async (value) => {
      const response = await call(BOOTSTRAP, { headers: { cookie: `session=${value}` } });

      expect([response.status, response.json.data.user]).toEqual([200, null]);
    },
  );

  test("of a banned user makes the caller a guest until the ban ends", async () => {
    const as = await createUser({ bannedAt: new Date(), bannedUntil: new Date(Date.now() + 60_000) });
    expect(await currentUser({ as })).toBeNull();

    await db.user.update({ where: { id: as.id }, data: { bannedUntil: new Date(Date.now() - 1) } });

    expect((await currentUser({ as })).id).toBe(as.id);
  });
});

describe("a bearer token", () => {
  test("has its owner's permissions, and needs no CSRF token", async () => {
    const bearer = await createAccessToken({ user: await createAdmin() });

    expect((await call(roles.POST, { bearer, body: roleInput() })).status).toBe(201);
  });

  test("with abilities has only those, even if its owner is an admin", async () => {
    const bearer = await createAccessToken({ user: await createAdmin(), abilities: ["roles.view"] });

    expect((await call(roles.GET, { bearer })).status).toBe(200);
    expect(await call(roles.POST, { bearer, body: roleInput() })).toBeRefused(403, "forbidden");
  });

  test("cannot use an ability that its owner does not have", async () => {
    const bearer = await createAccessToken({ user: await createUser(), abilities: ["roles.view"] });

    expect(await call(roles.GET, { bearer })).toBeRefused(403, "forbidden");
  });

  test("is used instead of the cookie, never together with it", async () => {
    const cookie = `session=${await createSession(await createAdmin())}`;
    const member = await createAccessToken({ user: await createUser() });

    expect(await call(roles.GET, { bearer: member, headers: { cookie } })).toBeRefused(403, "forbidden");
    expect(await call(roles.GET, { bearer: "nonsense", headers: { cookie } })).toBeRefused(401, "unauthenticated");
  });

  test("is required if the Authorization header has another scheme, even with a valid cookie", async () => {
    const cookie = `session=${await createSession(await createAdmin())}`;

    const response = await call(roles.GET, { headers: { cookie, authorization: "Basic YTpi" } });

    expect(response).toBeRefused(401, "unauthenticated");
  });

  test("that has expired or is empty is refused even by a public call", async () => {
    const expired = await createAccessToken({ user: await createUser(), expiresAt: new Date(Date.now() - 1000) });

    expect(await call(BOOTSTRAP, { bearer: expired })).toBeRefused(401, "unauthenticated");
    expect(await call(BOOTSTRAP, { bearer: "" })).toBeRefused(401, "unauthenticated");
  });

  test("cannot log out", async () => {
    const bearer = await createAccessToken({ user: await createUser() });

    expect(await call(LOGOUT, { bearer })).toBeRefused(403, "forbidden");
  });

  test("is refused by an endpoint that only guests may call", async () => {
    const bearer = await createAccessToken({ user: await createUser() });

    expect(await call(login.POST, { bearer, body: { email: "a@example.com", password: "x" } })).toBeRefused(
      403,
      "forbidden",
    );
  });
});

describe("a refusal's language", () => {
  test("is that of the visitor's cookie", async () => {
    expect((await call(roles.GET, { cookies: { locale: "de" } })).json.message).toBe("Melde dich zuerst an.");
  });

  test("is that of the browser if there is no cookie", async () => {
    expect((await call(roles.GET, { headers: { "accept-language": "de-AT,de;q=0.9" } })).json.message).toBe(
      "Melde dich zuerst an.",
    );
  });

  test("is that of the account for a logged-in user, whatever language the browser requests", async () => {
    const as = await createUser({ language: "de" });

    const { json } = await call(role.GET, { as, params: { roleId: 1 }, headers: { "accept-language": "ar" } });

    expect(json.message).toBe("Dazu fehlt dir die Berechtigung.");
  });

  test("is used for zod's messages too, which still name the limit", async () => {
    const body = { ...roleInput(), name: "n".repeat(81) };

    const { json } = await call(roles.POST, { as: await createAdmin(), cookies: { locale: "de" }, body });

    expect(json.errors.name).toEqual(["Verwende höchstens 80 Zeichen."]);
  });
});

describe("an unexpected error", () => {
  const { GET } = methods({
    GET: endpoint({ access: "anyone" }, async () => {
      throw new Error("a detail that must stay secret");
    }),
  });

  test("is a 500 with the request's id and nothing about its cause", async () => {
    const { status, json } = await call(GET);

    expect(status).toBe(500);
    expect(json).toEqual({
      code: "internal",
      message: "There was an issue. Please try again.",
      errors: {},
      request_id: "a-request-of-the-tests",
    });
  });
});

test("a reference to a row that does not exist is refused with 409", async () => {
  const { POST } = methods({
    POST: endpoint({ access: "anyone" }, async () => {
      await db.socialProfile.create({ data: { userId: 4711, service: "google", subject: "1" } });
    }),
  });

  expect(await call(POST)).toBeRefused(409, "conflict");
});

test("the GET handler also handles a HEAD request", async () => {
  const request = await requestFor("HEAD", { as: await createUser({ permissions: ["roles.view"] }) });
  const { id } = await getSeededRole("user");

  expect((await role.GET(request, { params: Promise.resolve({ roleId: String(id) }) })).status).toBe(200);
});

test("a caller without access is refused before the body has arrived", async () => {
  const { url, headers } = await requestFor("PUT", { headers: { "content-type": "application/json" } });
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) });
  headers.set("content-length", "60000");

  const response = await SAVE_SETTINGS(
    new Request(url, { method: "PUT", headers, body, duplex: "half" } as RequestInit),
    { params: Promise.resolve({}) },
  );

  expect(response.status).toBe(401);
}, 10_000);
