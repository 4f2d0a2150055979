import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { PUT as CHANGE_SETTINGS, GET as SETTINGS } from "@/app/api/v1/settings/route";
import { GET as USER } from "@/app/api/v1/users/[userId]/route";
import { findSessionActor } from "@/lib/auth/find-actor";
import { db } from "@/lib/db/db";
import { decideGate } from "@/lib/page-access/gates";
import { getSettings } from "@/lib/settings/settings";
import { call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createAdmin, createUser, getFirstAdmin } from "../support/factories";

beforeEach(async () => {
  const session = await startConfirmedSession(await getFirstAdmin());
  await call(CHANGE_SETTINGS, { session, body: { auth: { admin_two_factor: true } } });
});

/** Returns what a browser with this session gets at `path`: a page or a redirect. */
async function decideOnPage(path: string, session: string) {
  return decideGate({ path, search: "", actor: await findSessionActor(session), settings: await getSettings() });
}

test("an admin without a second factor is redirected from the admin area and the dashboard to the setup", async () => {
  const session = await createSession(await createAdmin());

  for (const path of ["/admin", "/admin/users", "/dashboard"])
    expect(await decideOnPage(path, session)).toEqual({ to: "redirect", path: "/account-settings#two-factor" });
  expect(await decideOnPage("/account-settings", session)).toEqual({ to: "member", path: "/account-settings" });
});

test("an admin without a second factor is refused the settings with a link to the setup, and sees no user's email", async () => {
  const admin = await createAdmin();
  const other = await createUser();

  const response = await call(SETTINGS, { as: admin });

  expect(response).toBeRefused(403, "forbidden");
  expect(response.json.message).toBe("Set up two factor authentication first.");
  expect(response.json.action).toEqual({ label: "Set it up", action: "/account-settings#two-factor" });
  expect((await call(USER, { as: admin, params: { userId: other.id } })).json.user).not.toHaveProperty("email");
});

test("an API token of an admin without a second factor has no admin permissions", async () => {
  const bearer = await createAccessToken({ user: await createAdmin() });

  expect((await call(SETTINGS, { bearer })).status).toBe(403);
});

test("an admin without a second factor may still create projects, but lacks the permission `admin`", async () => {
  const { json } = await call(BOOTSTRAP, { as: await createAdmin() });

  const names = json.data.user.permissions.map(({ name }: { name: string }) => name);
  expect(names).toContain("projects.create");
  expect(names).not.toContain("admin");
});

test("a user with access to the admin area who has no second factor is redirected too", async () => {
  const session = await createSession(await createUser({ permissions: ["admin.access", "users.view"] }));

  expect(await decideOnPage("/admin", session)).toMatchObject({ to: "redirect" });
});

test("an admin with a second factor is not redirected", async () => {
  const admin = await createAdmin({ twoFactorConfirmedAt: new Date() });

  expect((await call(SETTINGS, { as: admin })).status).toBe(200);
  expect(await decideOnPage("/admin", await createSession(admin))).toEqual({ to: "member", path: "/admin" });
});

test("users without access to the admin area need no second factor", async () => {
  expect(await decideOnPage("/dashboard", await createSession(await createUser()))).toEqual({
    to: "member",
    path: "/dashboard",
  });
});

test("no admin is redirected while the setting is off", async () => {
  await db.user.updateMany({ data: { twoFactorConfirmedAt: new Date() } });
  const session = await startConfirmedSession(await getFirstAdmin());
  await call(CHANGE_SETTINGS, { session, body: { auth: { admin_two_factor: false } } });

  expect(await decideOnPage("/admin", await createSession(await createAdmin()))).toEqual({
    to: "member",
    path: "/admin",
  });
});
