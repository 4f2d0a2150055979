import { hasGrant, requireMayGrant } from "@/lib/permissions/granting";
import type { Grant, Permission } from "@/lib/permissions/permissions";

const grant = (name: Permission, restrictions: Record<string, number | null> = {}): Grant => ({
  name,
  restrictions: Object.entries(restrictions).map(([restriction, value]) => ({ name: restriction, value })),
});
const holder = (...permissions: Grant[]) => ({ permissions });

describe("hasGrant", () => {
  test.each([
    ["the same permission", grant("users.view"), grant("users.view"), true],
    ["another one", grant("users.view"), grant("users.update"), false],
    ["everything, as an admin", grant("admin"), grant("sites.create"), true],
    ["admin, without being one", grant("users.update"), grant("admin"), false],
    ["as much", grant("sites.create", { count: 3 }), grant("sites.create", { count: 3 }), true],
    ["less", grant("sites.create", { count: 3 }), grant("sites.create", { count: 0 }), true],
    ["more", grant("sites.create", { count: 3 }), grant("sites.create", { count: 4 }), false],
    ["without limit", grant("sites.create", { count: 3 }), grant("sites.create", { count: null }), false],
    ["without naming the limit", grant("sites.create", { count: 3 }), grant("sites.create"), false],
    ["anything of what one has without limit", grant("sites.create"), grant("sites.create", { count: 9 }), true],
    [
      "each restriction by itself",
      grant("workspaces.create", { count: 3, members: 5 }),
      grant("workspaces.create", { count: 3, members: 6 }),
      false,
    ],
  ])("%s", (_, held, wanted, expected) => {
    expect(hasGrant(holder(held), wanted)).toBe(expected);
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

  test("allows existing permissions to stay, but not to grow", () => {
    const give = (count: number) => () =>
      requireMayGrant(holder(), [grant("sites.create", { count })], [grant("sites.create", { count: 3 })]);

    expect(give(3)).not.toThrow();
    expect(give(4)).toThrow();
  });
});
