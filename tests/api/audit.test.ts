import { DELETE as DELETE_ROLE, PUT as PUT_ROLE } from "@/app/api/v1/roles/[roleId]/route";
import { PUT as SETTINGS } from "@/app/api/v1/settings/route";
import { POST as BAN, DELETE as LIFT_BAN } from "@/app/api/v1/users/[userId]/ban/route";
import { DELETE, PUT } from "@/app/api/v1/users/[userId]/route";
import { call } from "../support/api";
import { listAuditEntries } from "../support/audit";
import { confirmed } from "../support/confirmed-session";
import { createAdmin, createRole, createUser, grant } from "../support/factories";

/** The target of the entries about settings, which have no id. */
const SETTINGS_TARGET = 0;

describe("the audit log", () => {
  test("records which settings were changed, without their values", async () => {
    const as = await createAdmin();

    await call(SETTINGS, { as, body: { branding: { site_name: "A name" }, seo: { description: "A text" } } });

    const [entry] = await listAuditEntries(SETTINGS_TARGET);
    expect(entry).toMatchObject({ actorId: as.id, action: "settings.changed" });
    expect(entry?.details).toEqual({ keys: ["branding.site_name", "seo.description"] });
  });

  test("records nothing if a change of settings is refused", async () => {
    await call(SETTINGS, { as: await createAdmin(), body: { branding: { site_name: "" } } });

    expect(await listAuditEntries(SETTINGS_TARGET)).toEqual([]);
  });

  test("records who banned a user, from where and why", async () => {
    const [as, user] = [await createAdmin(), await createUser()];

    await call(BAN, {
      ...(await confirmed(as)),
      params: { userId: user.id },
      body: { reason: "Spam" },
      address: "192.0.2.7",
    });

    expect(await listAuditEntries(user.id)).toEqual([
      {
        actorId: as.id,
        action: "user.banned",
        targetType: "user",
        ip: "192.0.2.7",
        details: { reason: "Spam", until: null },
      },
    ]);
  });

  test("records the lifting of a ban once, even if the call is repeated", async () => {
    const [as, user] = [await createAdmin(), await createUser({ bannedAt: new Date() })];

    await call(LIFT_BAN, { as, params: { userId: user.id } });
    await call(LIFT_BAN, { as, params: { userId: user.id } });

    expect(await listAuditEntries(user.id)).toMatchObject([{ actorId: as.id, action: "user.ban_lifted" }]);
  });

  test("records a user's new permissions, and nothing if no permission changes", async () => {
    const [as, user, role] = [await createAdmin(), await createUser(), await createRole()];
    const body = { roles: [role.id], permissions: [grant("users.view")] };

    await call(PUT, { as, params: { userId: user.id }, body: { first_name: "Ines" } });
    await call(PUT, { as, params: { userId: user.id }, body });
    await call(PUT, { as, params: { userId: user.id }, body });

    expect(await listAuditEntries(user.id)).toMatchObject([{ action: "user.permissions_changed", details: body }]);
  });

  test("records the email address of a user whom an admin has deleted", async () => {
    const [as, user] = [await createAdmin(), await createUser()];

    await call(DELETE, { ...(await confirmed(as)), params: { userId: user.id } });

    expect(await listAuditEntries(user.id)).toMatchObject([{ action: "user.deleted", details: { email: user.email } }]);
  });

  test("keeps an entry, without its actor, after the actor's account is deleted", async () => {
    const [first, second, user] = [await createAdmin(), await createAdmin(), await createUser()];
    await call(BAN, { ...(await confirmed(first)), params: { userId: user.id }, body: { reason: "Spam" } });

    await call(DELETE, { ...(await confirmed(second)), params: { userId: first.id } });

    expect(await listAuditEntries(user.id)).toMatchObject([{ actorId: null, action: "user.banned" }]);
  });

  test("records a role's new permissions, and the deletion of the role", async () => {
    const [as, role] = [await createAdmin(), await createRole()];
    const permissions = [grant("users.view")];

    await call(PUT_ROLE, { as, params: { roleId: role.id }, body: { description: "Support" } });
    await call(PUT_ROLE, { as, params: { roleId: role.id }, body: { permissions } });
    await call(DELETE_ROLE, { as, params: { roleId: role.id } });

    expect(await listAuditEntries(role.id)).toMatchObject([
      { action: "role.permissions_changed", targetType: "role", details: { name: role.name, permissions } },
      { action: "role.deleted", details: { name: role.name } },
    ]);
  });

  test("records nothing for a refused action", async () => {
    const as = await createUser({ permissions: ["users.update"] });
    const admin = await createAdmin();

    await call(BAN, { ...(await confirmed(as)), params: { userId: admin.id }, body: { reason: "Spam" } });

    expect(await listAuditEntries(admin.id)).toEqual([]);
  });
});
