import type { Actor } from "@/lib/actor/actor";
import { decideGate } from "@/lib/page-access/gates";
import { groups, type Settings } from "@/lib/settings/schema";

const actor = { id: null, permissions: [] } as unknown as Actor;
const settings = Object.fromEntries(
  Object.entries(groups).map(([name, schema]) => [name, schema.parse({})]),
) as unknown as Settings;

// An address in another form is not found, so that no page is cached twice.
test.each([
  ["/pages/about", "public"],
  ["/pages/7/about", "public"],
  ["/pages/10/about", "public"],
  ["/pages/07/about", "missing"],
  ["/pages/0/about", "missing"],
  ["/pages/7/about/more", "missing"],
  ["/password/reset/a-secret", "public"],
  ["/password/reset", "missing"],
  ["/contact", "public"],
  ["/report", "public"],
  ["/report/more", "missing"],
])("for a guest, %s is %s", async (path, to) => {
  expect(await decideGate({ path, search: "", actor, settings })).toMatchObject({ to });
});

describe("the pricing page", () => {
  const at = (enable: boolean) => {
    const billing = { ...settings.billing, enable };
    return decideGate({ path: "/pricing", search: "", actor, settings: { ...settings, billing } });
  };

  test("is public", async () => {
    expect(await at(true)).toEqual({ to: "public", path: "/pricing" });
  });

  test("is missing while billing is off", async () => {
    expect(await at(false)).toEqual({ to: "missing" });
  });
});

describe("the pages of a user's own plan", () => {
  const CHECKOUT = "aB3-_".repeat(5);
  const PATHS = [
    "/billing",
    "/checkout/3/7",
    "/checkout/done",
    `/checkout/test/${CHECKOUT}`,
    "/change-plan/3/7/confirm",
  ];
  const at = (path: string, { enable = true, as = {} } = {}) => {
    const auth = { ...settings.auth, require_email_confirmation: false };
    const given = { ...settings, auth, billing: { ...settings.billing, enable } };
    return decideGate({ path, search: "", actor: { ...actor, ...as } as unknown as Actor, settings: given });
  };
  const member = { id: 1, user: { verified: true, subscriptions: [] } };

  test.each(PATHS)("%s is for every user", async (path) => {
    expect(await at(path, { as: member })).toEqual({ to: "member", path });
  });

  test.each(PATHS)("%s sends a guest to the login and back", async (path) => {
    expect(await at(path)).toEqual({ to: "redirect", path: `/login?redirect=${encodeURIComponent(path)}` });
  });

  test.each(PATHS)("%s is missing while billing is off", async (path) => {
    expect(await at(path, { as: member, enable: false })).toEqual({ to: "missing" });
    expect(await at(path, { enable: false })).toEqual({ to: "missing" });
  });

  test.each(["/admin/subscriptions", "/admin/subscriptions/new", "/admin/subscriptions/5"])(
    "%s is missing while billing is off, even for admins",
    async (path) => {
      const as = { ...member, permissions: [{ name: "admin", restrictions: [] }] };
      expect(await at(path, { as })).toEqual({ to: "member", path });
      expect(await at(path, { as, enable: false })).toEqual({ to: "missing" });
    },
  );

  test.each([
    "/checkout/3",
    "/checkout/03/7",
    "/checkout/row/row",
    "/checkout/test/row",
    "/checkout/test/short",
    "/change-plan/3/7",
    "/change-plan/3/x/confirm",
    "/billing/more",
  ])("there is none at %s", async (path) => {
    expect(await at(path, { as: member })).toEqual({ to: "missing" });
  });
});

describe("while registration is disabled", () => {
  const at = (path: string) => {
    const disabled = { ...settings, registration: { ...settings.registration, disable: true } };
    return decideGate({ path, search: "?email=ann%40example.com", actor, settings: disabled });
  };

  test.each(["/register", "/workspace/join/register"])("%s redirects a guest to the login", async (path) => {
    expect(await at(path)).toEqual({ to: "redirect", path: "/login" });
  });

  test("an invited guest can still log in", async () => {
    expect(await at("/workspace/join/login")).toEqual({ to: "public", path: "/workspace/join/login" });
  });
});

describe("the notifications", () => {
  const at = (path: string, notifications: Settings["notifications"]) =>
    decideGate({ path, search: "", actor, settings: { ...settings, notifications } });

  test("send a guest to the login", async () => {
    const gate = await at("/notifications", settings.notifications);
    expect(gate).toEqual({ to: "redirect", path: "/login?redirect=%2Fnotifications" });
  });

  test.each([
    ["/notifications", { integrated: false, subs: { integrated: true } }],
    ["/notifications/settings", { integrated: false, subs: { integrated: true } }],
    ["/notifications/settings", { integrated: true, subs: { integrated: false } }],
  ])("%s is missing with the settings %j", async (path, notifications) => {
    expect(await at(path, notifications)).toEqual({ to: "missing" });
  });

  test("can be stopped by a link without a login, whatever the settings say", async () => {
    const path = "/notifications/unsubscribe/a-token";
    expect(await at(path, { integrated: false, subs: { integrated: false } })).toEqual({ to: "public", path });
  });
});

describe("the API documentation", () => {
  const at = (given: object) =>
    decideGate({ path: "/api-docs", search: "", actor: { ...actor, ...given } as unknown as Actor, settings });

  test("is missing for a guest whose role lacks the API permission", async () => {
    expect(await at({})).toEqual({ to: "missing" });
  });

  test("is shown to a guest whose role has the API permission", async () => {
    const permissions = [{ name: "api.access", restrictions: [] }];

    expect(await at({ permissions })).toEqual({ to: "visitor", path: "/api-docs" });
  });

  test("redirects a user without the permission to the plans while billing is on", async () => {
    const member = { id: 1, user: { emailVerifiedAt: new Date(), subscriptions: [] }, permissions: [] };
    const billing = { ...settings.billing, enable: true };
    const gate = (given: Settings) =>
      decideGate({ path: "/api-docs", search: "", actor: member as unknown as Actor, settings: given });

    expect(await gate({ ...settings, billing })).toEqual({ to: "redirect", path: "/pricing" });
    expect(await gate(settings)).toEqual({ to: "missing" });
  });
});

describe("a member page", () => {
  const at = (path: string, names: string[] = []) => {
    const permissions = names.map((name) => ({ name, restrictions: [] }));
    const member = { id: 1, user: { verified: true }, permissions } as unknown as Actor;
    return decideGate({ path, search: "", actor: member, settings: unverifiedAllowed });
  };
  const unverifiedAllowed = { ...settings, auth: { ...settings.auth, require_email_confirmation: false } };

  test.each([
    ["/dashboard", ["projects.create"]],
    ["/dashboard/files", ["projects.create"]],
    ["/account-settings", []],
    ["/admin", ["admin.access"]],
    ["/admin/users", ["admin.access", "users.view"]],
    ["/admin/users/new", ["admin.access", "users.create"]],
    ["/admin/users/17", ["admin.access", "users.view"]],
    ["/admin/roles/17", ["admin.access", "roles.view"]],
  ])("%s needs %j", async (path, names) => {
    expect(await at(path, names)).toEqual({ to: "member", path });
    for (const missing of names)
      expect(
        await at(
          path,
          names.filter((name) => name !== missing),
        ),
      ).toEqual({ to: "missing" });
  });

  test.each([
    "/dashboard/nothing",
    "/admin/users/07",
    "/admin/users/0",
    "/admin/users/row",
    "/admin/users/1/more",
    "/editor",
  ])("there is none at %s", async (path) => {
    expect(await at(path, ["admin"])).toEqual({ to: "missing" });
  });
});

describe("for a member without permissions", () => {
  const at = (path: string, { enable, valid }: { enable: boolean; valid: boolean }) => {
    const user = { emailVerifiedAt: new Date(), subscriptions: [{ id: 1, productId: 1, priceId: 1, valid }] };
    const member = { id: 1, user, permissions: [], roles: [], session: null, token: null } as unknown as Actor;
    const billing = { ...settings.billing, enable };
    return decideGate({ path, search: "", actor: member, settings: { ...settings, billing } });
  };

  test("a page that needs one redirects to the plans if billing is on and no subscription is valid", async () => {
    expect(await at("/dashboard", { enable: true, valid: false })).toEqual({ to: "redirect", path: "/pricing" });
  });

  test.each([
    { enable: true, valid: true },
    { enable: false, valid: false },
  ])("a page that needs one is missing with %j", async (state) => {
    expect(await at("/dashboard", state)).toEqual({ to: "missing" });
  });

  test("a page that needs none is shown", async () => {
    expect(await at("/account-settings", { enable: true, valid: false })).toMatchObject({ to: "member" });
  });

  test("a page that does not exist is missing", async () => {
    expect(await at("/dashboard/nothing", { enable: true, valid: false })).toEqual({ to: "missing" });
  });
});
