import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST } from "@/app/api/v1/users/me/locale/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createUser } from "../support/factories";

const choose = (locale: string, options = {}) => call(POST, { ...options, body: { locale } });
const languageOf = async ({ id }: { id: number }) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { language: true } })).language;

test("a guest's choice is stored in a cookie, and the next response is in that language", async () => {
  const { status, json, cookies } = await choose("de");
  expect([status, json.locale]).toEqual([200, "de"]);

  expect((await call(BOOTSTRAP, { cookies })).json.data.i18n.language).toBe("de");
});

test("a user's choice is stored with the account", async () => {
  const user = await createUser();

  expect((await choose("ar", { as: user })).status).toBe(200);

  expect(await languageOf(user)).toBe("ar");
});

test("a user's choice changes no other user", async () => {
  const other = await createUser();

  await choose("ar", { as: await createUser() });

  expect(await languageOf(other)).toBeNull();
});

test("a user whose email address is not verified can choose a language", async () => {
  expect((await choose("de", { as: await createUser({ verified: false }) })).status).toBe(200);
});

test.each(["fr", "DE-de-x", ""])("the language %p, which the site does not offer, is refused", async (locale) => {
  const user = await createUser();

  expect(await choose(locale, { as: user })).toNameFields("locale");

  expect(await languageOf(user)).toBeNull();
});

test("a call without the CSRF header is refused", async () => {
  expect(await choose("de", { headers: { "x-xsrf-token": null } })).toBeRefused(419, "csrf_mismatch");
});
