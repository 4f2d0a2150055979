import pg from "pg";
import { db } from "@/lib/db/db";
import { decideForUser } from "@/lib/page-access/page-decision";
import { cache } from "@/lib/page-cache/cache.mjs";
import { setPageDecider } from "@/lib/page-cache/user-pages";
import { updateSettings } from "@/lib/settings/update-settings";
import { runFront } from "../lib/front/running-front";
import { createSession } from "../support/api";
import { createUser, getFirstAdmin } from "../support/factories";

type PageRequest = { session?: string; path?: string; headers?: Record<string, string> };

const decide = ({ session, path = "/", headers = {} }: PageRequest) => {
  const requestHeaders = new Headers(headers);
  if (session) requestHeaders.set("cookie", `session=${session}`);
  return decideForUser({ path, search: "", headers: requestHeaders });
};

/** Returns the language of the guests' page that a user gets, or undefined if they get no guests' page. */
async function languageOfPage(request: PageRequest) {
  const page = await decide(request);
  return page && !page.own ? page.key.split("/")[1] : undefined;
}

const createMemberSession = async (columns: Parameters<typeof createUser>[0] = {}) =>
  createSession(await createUser(columns));

test.each(["/", "/pages/about", "/pages/7/about"])("a member gets the guests' page at %s", async (path) => {
  expect(await languageOfPage({ session: await createMemberSession(), path })).toBe("en");
});

test("the guests' page is in the member's language, else in the browser's", async () => {
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

test("an expired or unknown session is treated as no session", async () => {
  const session = await createMemberSession();
  await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });

  expect(await languageOfPage({ session })).toBeUndefined();
  expect(await languageOfPage({ session: "no-such-token" })).toBeUndefined();
  expect(await languageOfPage({})).toBeUndefined();
});

test("a banned user's session is treated as no session", async () => {
  expect(await languageOfPage({ session: await createMemberSession({ bannedAt: new Date() }) })).toBeUndefined();
});

describe("a cached member page", () => {
  const RIGHTS_PATTERN = "[0-9a-f]+";

  test("has the member's language, the member's rights and the path of the page in its key", async () => {
    const page = await decide({ session: await createMemberSession({ language: "ar" }), path: "/dashboard/files" });

    expect(page?.key).toMatch(new RegExp(`^/member/ar/${RIGHTS_PATTERN}/dashboard/files$`));
  });

  test("is the same for two users with the same rights, but not for an admin", async () => {
    const keys = await Promise.all(
      [await createUser(), await createUser(), await getFirstAdmin()].map(
        async (user) => (await decide({ session: await createSession(user), path: "/dashboard" }))?.key,
      ),
    );

    expect(keys[0]).toBeDefined();
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });

  test("is sent with only the caller's data, and with the caller's CSRF cookie", async () => {
    const [user, other] = [await createUser(), await createUser()];
    const page = await decide({ session: await createSession(user), path: "/dashboard" });

    expect(JSON.parse(page?.own?.user ?? "")).toMatchObject({
      id: user.id,
      email: user.email,
      next_step: "project",
    });
    expect(page?.own?.user).not.toContain(other.email);
    expect(page?.own?.cookies).toEqual([expect.stringMatching(/^XSRF-TOKEN=/)]);
  });

  test("is the same for /admin/users/1 and /admin/users/2", async () => {
    const session = await createSession(await getFirstAdmin());
    const keys = await Promise.all(
      ["/admin/users/1", "/admin/users/2"].map(async (path) => (await decide({ session, path }))?.key),
    );

    expect(keys[0]).toMatch(/\/admin\/users\/row$/);
    expect(keys[0]).toBe(keys[1]);
  });

  test("is refused to a user without the permission for the page", async () => {
    const session = await createMemberSession();

    expect(await decide({ session, path: "/admin/users" })).toBeUndefined();
    expect(await decide({ session, path: "/dashboard" })).toBeDefined();
  });

  test("is refused to a guest and for an ended session", async () => {
    const session = await createMemberSession();
    await db.session.deleteMany();

    expect(await decide({ path: "/dashboard" })).toBeUndefined();
    expect(await decide({ session, path: "/dashboard" })).toBeUndefined();
  });
});

test("sending a member's page from memory runs one query", async () => {
  const session = await createMemberSession();
  const path = "/dashboard";
  const key = (await decide({ session, path }))?.key ?? "";
  const body = Buffer.from("<html><body>The dashboard</body></html>");
  cache.pages.set(key, { body, etag: "", headers: [], tags: [], since: cache.now, isForMembers: true, encoded: {} });
  setPageDecider(decideForUser);
  const front = await runFront();

  const query = jest.spyOn(pg.Client.prototype, "query");
  const { text } = await front.send(path, { headers: { cookie: `session=${session}` } });
  const queries = query.mock.calls.length;
  query.mockRestore();
  await front.close();

  expect(text).toContain('id="own-data"');
  expect(queries).toBe(1);
});
