import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { PUT as CHANGE_SETTINGS, GET as SETTINGS } from "@/app/api/v1/settings/route";
import { GET as USER } from "@/app/api/v1/users/[userId]/route";
import { actorOf } from "@/lib/auth/find-actor";
import { db } from "@/lib/db/db";
import { decideGate } from "@/lib/page-access/gates";
import { getSettings } from "@/lib/settings/settings";
import { call, sessionOf } from "../support/api";
import { createAccessToken, createAdmin, createUser, firstAdmin } from "../support/factories";

beforeEach(async () => {
  await call(CHANGE_SETTINGS, { as: await firstAdmin(), body: { auth: { admin_two_factor: true } } });
});

async function goTo(path: string, session: string) {
  return decideGate({ path, search: "", actor: await actorOf(session), settings: await getSettings() });
}

test("an admin without a second factor is led to set it up, from wherever members go", async () => {
  const session = await sessionOf(await createAdmin());

  for (const path of ["/admin", "/admin/users", "/dashboard"])
    expect(await goTo(path, session)).toEqual({ to: "redirect", path: "/account-settings#two-factor" });
  expect(await goTo("/account-settings", session)).toEqual({ to: "member", path: "/account-settings" });
});

test("until then the calls of admins are refused, and say where to go", async () => {
  const admin = await createAdmin();
  const other = await createUser();

  const answer = await call(SETTINGS, { as: admin });

  expect(answer).toBeRefused(403, "forbidden");
  expect(answer.json.message).toBe("Set up two factor authentication first.");
  expect(answer.json.action).toEqual({ label: "Set it up", action: "/account-settings#two-factor" });
  expect((await call(USER, { as: admin, params: { userId: other.id } })).json.user).not.toHaveProperty("email");
});

test("their tokens are a member's too", async () => {
  const bearer = await createAccessToken({ user: await createAdmin() });

  expect((await call(SETTINGS, { bearer })).status).toBe(403);
});

test("what they may do as members stays", async () => {
  const { json } = await call(BOOTSTRAP, { as: await createAdmin() });

  const names = json.data.user.permissions.map(({ name }: { name: string }) => name);
  expect(names).toContain("projects.create");
  expect(names).not.toContain("admin");
});

test("somebody who may only open the admin area is led too", async () => {
  const session = await sessionOf(await createUser({ permissions: ["admin.access", "users.view"] }));

  expect(await goTo("/admin", session)).toMatchObject({ to: "redirect" });
});

test("with a second factor an admin goes on as before", async () => {
  const admin = await createAdmin({ twoFactorConfirmedAt: new Date() });

  expect((await call(SETTINGS, { as: admin })).status).toBe(200);
  expect(await goTo("/admin", await sessionOf(admin))).toEqual({ to: "member", path: "/admin" });
});

test("members are not asked", async () => {
  expect(await goTo("/dashboard", await sessionOf(await createUser()))).toEqual({ to: "member", path: "/dashboard" });
});

test("where the site does not ask for it, nobody is led anywhere", async () => {
  await db.user.updateMany({ data: { twoFactorConfirmedAt: new Date() } });
  await call(CHANGE_SETTINGS, { as: await firstAdmin(), body: { auth: { admin_two_factor: false } } });

  expect(await goTo("/admin", await sessionOf(await createAdmin()))).toEqual({ to: "member", path: "/admin" });
});
