import { hasGrant, requireMayGrant } from "@/lib/permissions/granting";
import type { Grant, Permission } from "@/lib/permissions/permissions";

const grant = (name: Permission, restrictions: Record<string, number | null> = {}): Grant => ({
  name,
  restrictions: Object.entries(restrictions).map(([restriction, value]) => ({ name: restriction, value })),
});
const holder = (...permissions: Grant[]) => ({ permissions });

describe("hasGrant", () => {
  test.each([
    ["the same permission", true, grant("users.view"), grant("users.view")],
    ["another permission", false, grant("users.view"), grant("users.update")],
    ["everything, for an admin", true, grant("admin"), grant("sites.create")],
    ["admin, for a user", false, grant("users.update"), grant("admin")],
    ["the same limit", true, grant("sites.create", { count: 3 }), grant("sites.create", { count: 3 })],
    ["a lower limit", true, grant("sites.create", { count: 3 }), grant("sites.create", { count: 0 })],
    ["a higher limit", false, grant("sites.create", { count: 3 }), grant("sites.create", { count: 4 })],
    [
      "no limit, for a limited holder",
      false,
      grant("sites.create", { count: 3 }),
      grant("sites.create", { count: null }),
    ],
    ["a grant that does not name the limit", false, grant("sites.create", { count: 3 }), grant("sites.create")],
    ["any limit, for an unlimited holder", true, grant("sites.create"), grant("sites.create", { count: 9 })],
    [
      "two limits of which one is higher",
      false,
      grant("workspaces.create", { count: 3, members: 5 }),
      grant("workspaces.create", { count: 3, members: 6 }),
    ],
  ])("the holder's grant covers %s: %p", (_, expected, ownGrant, newGrant) => {
    expect(hasGrant(holder(ownGrant), newGrant)).toBe(expected);
  });
});

describe("requireMayGrant", () => {
  test("names every permission that the actor does not have", () => {
    const refuse = () =>
      requireMayGrant(holder(grant("users.view")), [grant("users.view"), grant("users.update"), grant("admin")]);

    expect(refuse).toThrow(
      expect.objectContaining({ code: "forbidden", values: { permissions: "users.update, admin" } }),
    );
  });

  test("allows a grant that exists already, but not with a higher limit", () => {
    const give = (count: number) => () =>
      requireMayGrant(holder(), [grant("sites.create", { count })], [grant("sites.create", { count: 3 })]);

    expect(give(3)).not.toThrow();
    expect(give(4)).toThrow();
  });
});
