import type { Actor } from "@/lib/actor/actor";
import { decideGate } from "@/lib/page-access/gates";
import { GROUP_SCHEMAS, type Settings } from "@/lib/settings/schema";

const actor = { id: null, permissions: [] } as unknown as Actor;
const settings = Object.fromEntries(
  Object.entries(GROUP_SCHEMAS).map(([name, schema]) => [name, schema.parse({})]),
) as unknown as Settings;

// An id has only one valid form, so that no page is cached twice.
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
  const gateOf = (enable: boolean) => {
    const billing = { ...settings.billing, enable };
    return decideGate({ path: "/pricing", search: "", actor, settings: { ...settings, billing } });
  };

  test("is public", async () => {
    expect(await gateOf(true)).toEqual({ to: "public", path: "/pricing" });
  });

  test("is missing while billing is off", async () => {
    expect(await gateOf(false)).toEqual({ to: "missing" });
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
  const gateOf = (path: string, { enable = true, as = {} } = {}) => {
    const changedSettings = { ...settings, billing: { ...settings.billing, enable } };
    return decideGate({ path, search: "", actor: { ...actor, ...as } as unknown as Actor, settings: changedSettings });
  };
  const member = { id: 1, user: { emailVerifiedAt: new Date(), subscriptions: [] } };

  test.each(PATHS)("%s is shown to every logged-in user", async (path) => {
    expect(await gateOf(path, { as: member })).toEqual({ to: "member", path });
  });

  test.each(PATHS)("%s sends a guest to the login page and back", async (path) => {
    expect(await gateOf(path)).toEqual({ to: "redirect", path: `/login?redirect=${encodeURIComponent(path)}` });
  });

  test.each(PATHS)("%s is missing while billing is off", async (path) => {
    expect(await gateOf(path, { as: member, enable: false })).toEqual({ to: "missing" });
    expect(await gateOf(path, { enable: false })).toEqual({ to: "missing" });
  });

  test.each(["/admin/subscriptions", "/admin/subscriptions/new", "/admin/subscriptions/5"])(
    "%s is missing while billing is off, even for admins",
    async (path) => {
      const as = { ...member, permissions: [{ name: "admin", restrictions: [] }] };
      expect(await gateOf(path, { as })).toEqual({ to: "member", path });
      expect(await gateOf(path, { as, enable: false })).toEqual({ to: "missing" });
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
  ])("do not include %s", async (path) => {
    expect(await gateOf(path, { as: member })).toEqual({ to: "missing" });
  });
});

describe("while registration is disabled", () => {
  const gateOf = (path: string) => {
    const disabled = { ...settings, registration: { ...settings.registration, disable: true } };
    return decideGate({ path, search: "?email=ann%40example.com", actor, settings: disabled });
  };

  test.each(["/register", "/workspace/join/register"])("%s redirects a guest to the login page", async (path) => {
    expect(await gateOf(path)).toEqual({ to: "redirect", path: "/login" });
  });

  test("an invited guest can still log in", async () => {
    expect(await gateOf("/workspace/join/login")).toEqual({ to: "public", path: "/workspace/join/login" });
  });
});

describe("the pages about notifications", () => {
  const gateOf = (path: string, notifications: Settings["notifications"]) =>
    decideGate({ path, search: "", actor, settings: { ...settings, notifications } });

  test("send a guest to the login page", async () => {
    const gate = await gateOf("/notifications", settings.notifications);
    expect(gate).toEqual({ to: "redirect", path: "/login?redirect=%2Fnotifications" });
  });

  test.each([
    ["/notifications", { integrated: false, subs: { integrated: true } }],
    ["/notifications/settings", { integrated: false, subs: { integrated: true } }],
    ["/notifications/settings", { integrated: true, subs: { integrated: false } }],
  ])("%s is missing with the settings %j", async (path, notifications) => {
    expect(await gateOf(path, notifications)).toEqual({ to: "missing" });
  });

  test("include a public page that stops emails, whatever the settings say", async () => {
    const path = "/notifications/unsubscribe/a-token";
    expect(await gateOf(path, { integrated: false, subs: { integrated: false } })).toEqual({ to: "public", path });
  });
});

describe("the API documentation", () => {
  const gateOf = (changes: object) =>
    decideGate({ path: "/api-docs", search: "", actor: { ...actor, ...changes } as unknown as Actor, settings });

  test("is missing for a guest whose role lacks the API permission", async () => {
    expect(await gateOf({})).toEqual({ to: "missing" });
  });

  test("is shown to a guest whose role has the API permission", async () => {
    const permissions = [{ name: "api.access", restrictions: [] }];

    expect(await gateOf({ permissions })).toEqual({ to: "visitor", path: "/api-docs" });
  });

  test("while billing is on, redirects users to the plans if they have neither the permission nor a plan", async () => {
    const member = { id: 1, user: { emailVerifiedAt: new Date(), subscriptions: [] }, permissions: [] };
    const billing = { ...settings.billing, enable: true };
    const gate = (changedSettings: Settings) =>
      decideGate({ path: "/api-docs", search: "", actor: member as unknown as Actor, settings: changedSettings });

    expect(await gate({ ...settings, billing })).toEqual({ to: "redirect", path: "/pricing" });
    expect(await gate(settings)).toEqual({ to: "missing" });
  });
});

describe("a member page", () => {
  const gateOf = (path: string, names: string[] = []) => {
    const permissions = names.map((name) => ({ name, restrictions: [] }));
    const member = { id: 1, user: { emailVerifiedAt: new Date() }, permissions } as unknown as Actor;
    return decideGate({ path, search: "", actor: member, settings });
  };

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
    expect(await gateOf(path, names)).toEqual({ to: "member", path });
    for (const missingName of names)
      expect(
        await gateOf(
          path,
          names.filter((name) => name !== missingName),
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
  ])("does not exist at %s", async (path) => {
    expect(await gateOf(path, ["admin"])).toEqual({ to: "missing" });
  });
});

describe("for a member without permissions", () => {
  const gateOf = (path: string, { enable, valid }: { enable: boolean; valid: boolean }) => {
    const user = { emailVerifiedAt: new Date(), subscriptions: [{ id: 1, productId: 1, priceId: 1, valid }] };
    const member = { id: 1, user, permissions: [], roles: [], session: null, token: null } as unknown as Actor;
    const billing = { ...settings.billing, enable };
    return decideGate({ path, search: "", actor: member, settings: { ...settings, billing } });
  };

  test("a page that needs a permission redirects to the plans if billing is on and no subscription is valid", async () => {
    expect(await gateOf("/dashboard", { enable: true, valid: false })).toEqual({ to: "redirect", path: "/pricing" });
  });

  test.each([
    { enable: true, valid: true },
    { enable: false, valid: false },
  ])("a page that needs a permission is missing with %j", async (state) => {
    expect(await gateOf("/dashboard", state)).toEqual({ to: "missing" });
  });

  test("a page that needs no permission is shown", async () => {
    expect(await gateOf("/account-settings", { enable: true, valid: false })).toMatchObject({ to: "member" });
  });

  test("a page that does not exist is missing", async () => {
    expect(await gateOf("/dashboard/nothing", { enable: true, valid: false })).toEqual({ to: "missing" });
  });
});
