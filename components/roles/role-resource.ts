import type { Resource } from "@/components/resource/resource";
import { line } from "@/lib/i18n/line";
import { roleClient } from "@/lib/roles/client";
import type { RoleInput, RoleJson } from "@/lib/roles/schema";
import { routes } from "@/lib/routes";

export const roleResource: Resource<RoleJson, RoleInput> = {
  client: roleClient,
  permissionNoun: "roles",
  path: routes.adminScreen("roles"),
  rowName: ({ name }) => name,
  undeletableReason: (role) => {
    if (role.system) return line("Plinth needs this role.");
    return role.default ? line("New accounts get this role.") : undefined;
  },
  hasCsv: true,
  texts: {
    title: line("Roles"),
    search: line("Search roles"),
    create: line("New role"),
    created: line("Role created"),
    saved: line("Role saved"),
    delete: line("Delete role"),
    deleted: line("{count, plural, one {Role deleted} other {# roles deleted}}"),
    consequence: line(
      "{count, plural, one {Everyone who has it loses its permissions immediately.} other {Everyone who has them loses their permissions immediately.}}",
    ),
    empty: line("No roles yet"),
  },
};
