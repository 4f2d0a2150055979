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
    deleted: line("Role deleted"),
    consequence: line("Everyone who has it loses its permissions immediately."),
    empty: line("No roles yet"),
  },
};
