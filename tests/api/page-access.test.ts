import { db } from "@/lib/db/db";
import { publicPageLanguage } from "@/lib/page-access/page-decision";
import { updateSettings } from "@/lib/settings/update-settings";
import { sessionOf } from "../support/api";
import { createUser } from "../support/factories";

type PageRequest = { session?: string; path?: string; headers?: Record<string, string> };

const languageOfPage = ({ session, path = "/", headers = {} }: PageRequest) => {
  const sent = new Headers(headers);
  if (session) sent.set("cookie", `session=${session}`);
  return publicPageLanguage({ path, search: "", headers: sent });
};

const createMemberSession = async (columns: Parameters<typeof createUser>[0] = {}) =>
  sessionOf(await createUser(columns));

test.each(["/", "/pages/about", "/pages/7/about"])("a member gets the guests' page at %s", async (path) => {
  expect(await languageOfPage({ session: await createMemberSession(), path })).toBe("en");
});

test("the page is in the member's own language, else in the browser's", async () => {
  const headers = { "accept-language": "de" };

  expect(await languageOfPage({ session: await createMemberSession({ language: "ar" }), headers })).toBe("ar");
  expect(await languageOfPage({ session: await createMemberSession(), headers })).toBe("de");
});

test.each(["/login", "/dashboard", "/no-such-page", "/pages/007/about"])(
  "a member does not get a guests' page at %s",
  async (path) => {
    expect(await languageOfPage({ session: await createMemberSession(), path })).toBeUndefined();
  },
);

test("a member does not get the login page as their homepage", async () => {
  const session = await createMemberSession();
  await updateSettings({ homepage: { type: "loginPage" } });

  expect(await languageOfPage({ session })).toBeUndefined();
});

test("an unverified user does not get the guests' homepage", async () => {
  expect(await languageOfPage({ session: await createMemberSession({ verified: false }) })).toBeUndefined();
});

test("an ended or unknown session counts as no session", async () => {
  const session = await createMemberSession();
  await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });

  expect(await languageOfPage({ session })).toBeUndefined();
  expect(await languageOfPage({ session: "no-such-token" })).toBeUndefined();
  expect(await languageOfPage({})).toBeUndefined();
});

test("a banned user's session counts as no session", async () => {
  expect(await languageOfPage({ session: await createMemberSession({ bannedAt: new Date() }) })).toBeUndefined();
});
