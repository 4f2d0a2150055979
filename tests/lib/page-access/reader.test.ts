import { readerKey, readerOf } from "@/lib/page-access/reader";
import { can } from "@/lib/permissions/can";
import type { Permission } from "@/lib/permissions/permissions";

const holderOf = (...names: Permission[]) => ({ permissions: names.map((name) => ({ name, restrictions: [] })) });

test("a key contains the permissions on which a page depends", () => {
  const reader = readerOf(readerKey(holderOf("projects.create", "admin.access", "users.view")));

  expect(reader?.permissions.map(({ name }) => name).sort()).toEqual(["admin.access", "projects.create", "users.view"]);
  expect(reader?.restricted).toBe(false);
});

test("limits and other permissions do not change the key", () => {
  const limited = { permissions: [{ name: "projects.create" as const, restrictions: [{ name: "count", value: 3 }] }] };

  expect(readerKey(limited)).toBe(readerKey(holderOf("projects.create", "files.create")));
});

test("an admin's key contains permissions that `admin` includes", () => {
  const reader = readerOf(readerKey(holderOf("admin")));

  for (const name of ["admin.access", "roles.view", "api.access"] as const)
    expect(can(reader ?? holderOf(), name)).toBe(true);
});

test("a key says whether the user must set up a second factor", () => {
  const key = readerKey({ ...holderOf("admin"), restricted: true });

  expect(key).not.toBe(readerKey(holderOf("admin")));
  expect(readerOf(key)?.restricted).toBe(true);
});

test.each(["", "g", "0x1", "-1", "1".repeat(40), "ffffffffff"])("%j is not a key", (key) => {
  expect(readerOf(key)).toBeNull();
});
