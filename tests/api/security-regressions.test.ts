import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as POST_LANGUAGE } from "@/app/api/v1/localizations/route";
import { PUT as PUT_ROLE } from "@/app/api/v1/roles/[roleId]/route";
import { PUT as PUT_SETTINGS } from "@/app/api/v1/settings/route";
import { GET as API_ACCESS } from "@/app/api/v1/tools/api/route";
import { GET as GET_USER } from "@/app/api/v1/users/[userId]/route";
import { POST as FORGOT } from "@/app/auth/forgot-password/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { db } from "@/lib/db/db";
import { visitorOf } from "@/lib/http/visitor";
import { absoluteUrl } from "@/lib/seo/addresses";
import { themeValues } from "@/lib/themes/schema";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createRole, createUser } from "../support/factories";

test("a role that becomes a default role cannot have more permissions than the actor", async () => {
  const as = await createUser({ permissions: ["roles.update"] });
  const role = await createRole({ permissions: [{ name: "settings.update", restrictions: [] }] });

  const { status } = await call(PUT_ROLE, { as, params: { roleId: role.id }, body: { default: true } });

  expect(status).toBe(403);
});

test.each(["constructor", "toString", "__proto__"])(
  "an unknown field named %s is reported like any other",
  async (field) => {
    const { status, json } = await call(FORGOT, { body: `{"email":"ann@example.com","${field}":1}` });

    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toEqual([field]);
  },
);

test.each(["api", "og", "dev"])("a language cannot have the tag %s, which is a path of the app", async (language) => {
  const as = await createUser({ permissions: ["localizations.create"] });

  expect(await call(POST_LANGUAGE, { as, body: { name: "No language", language } })).toNameFields("language");
});

test("an unknown workspace in the query blocks neither a login nor bootstrap data", async () => {
  await createUser({ email: "ann@example.com", password: "a password of ann" });
  const body = { email: "ann@example.com", password: "a password of ann" };
  const query = { workspaceId: 5 };

  expect((await call(LOGIN, { query, body })).status).toBe(200);
  expect((await call(BOOTSTRAP, { query })).status).toBe(200);
});

test.each(["https://", "//", "http://["])(
  "the unusable address %s in a setting is replaced by the address of the homepage",
  (address) => {
    expect(absoluteUrl({ base_url: "https://example.com" }, address)).toBe("https://example.com/");
  },
);

test("demo accounts cannot log in once the demo is disabled, and their sessions end", async () => {
  const as = await createUser({ permissions: ["admin"] });
  const body = { email: "demo1@example.com", password: "demo-password" };
  const session = await startConfirmedSession(as);
  await call(PUT_SETTINGS, { session, body: { site: { demo: true } } });
  expect((await call(LOGIN, { body })).status).toBe(200);

  await call(PUT_SETTINGS, { session, body: { site: { demo: false } } });

  expect((await call(LOGIN, { body })).status).toBe(422);
  expect(await db.session.count({ where: { user: { isDemo: true } } })).toBe(0);
});

test("a visitor's key for rate limits is the address, or for IPv6 its /64 network", () => {
  const networkOf = (address: string) =>
    visitorOf(new Request("http://localhost", { headers: { "x-forwarded-for": address } })).network;
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe(networkOf("2001:db8:1:2::ffff"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
});

test("a token is refused once its owner loses the API permission", async () => {
  const owner = await createUser({ permissions: ["api.access"] });
  const bearer = await createAccessToken({ user: owner });
  expect((await call(API_ACCESS, { bearer })).status).toBe(200);

  await db.user.update({ where: { id: owner.id }, data: { permissions: [] }, select: { id: true } });
  await db.roleUser.deleteMany({ where: { userId: owner.id } });

  expect((await call(API_ACCESS, { bearer })).status).toBe(401);
});

test("other users see no part of a user's email address, even if the user has no name", async () => {
  const stranger = await createUser({ email: "secret.name@example.com", firstName: "", lastName: "" });

  const { json } = await call(GET_USER, { as: await createUser(), params: { userId: stranger.id } });

  const text = JSON.stringify(json.user);
  expect(["secret", "name@", "example.com"].filter((part) => text.includes(part))).toEqual([]);
});

test.each([`"Foo`, `Foo"`, "'Foo", `Foo}`, `Foo;`])(
  "the font %s, which would break its CSS rule, is refused",
  (font) => {
    expect(themeValues.shape["--font"].safeParse(font).success).toBe(false);
  },
);
