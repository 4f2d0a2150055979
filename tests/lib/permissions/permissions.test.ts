import { can, limitOf } from "@/lib/permissions/can";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import type { Grant } from "@/lib/permissions/permissions";

const projects = (count?: number | null): Grant => ({
  name: "projects.create",
  restrictions: count === undefined ? [] : [{ name: "count", value: count }],
});

test("the permission `admin` includes all others", () => {
  expect(can({ permissions: [{ name: "admin", restrictions: [] }] }, "settings.update")).toBe(true);
});

test("a permission grants nothing but itself", () => {
  expect(can({ permissions: [projects(3)] }, "projects.view")).toBe(false);
});

test("of the limits of several roles, the highest applies", () => {
  expect(
    limitOf({ permissions: mergeGrants([[projects(3)], [projects(10)], [projects(5)]]) }, "projects.create", "count"),
  ).toBe(10);
});

test.each([[null], [undefined]])("a role without a limit (%p) makes the permission unlimited", (count) => {
  expect(
    limitOf({ permissions: mergeGrants([[projects(3)], [projects(count)]]) }, "projects.create", "count"),
  ).toBeNull();
});

test("without the permission the limit is zero", () => {
  expect(limitOf({ permissions: [] }, "projects.create", "count")).toBe(0);
});

test("an admin has no limit", () => {
  expect(
    limitOf({ permissions: [{ name: "admin", restrictions: [] }, projects(1)] }, "projects.create", "count"),
  ).toBeNull();
});
