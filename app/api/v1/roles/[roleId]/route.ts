import { endpoint, methods } from "@/lib/http/endpoint";
import { deleteRole, getRole, updateRole } from "@/lib/roles/roles";
import { roleParams as params, roleChange } from "@/lib/roles/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "roles.view", params }, async ({ params }) => ({ role: await getRole(params.roleId) })),

  PUT: endpoint({ access: "roles.update", params, body: roleChange }, async ({ actor, params, body }) => ({
    role: await updateRole(actor, params.roleId, body),
  })),

  DELETE: endpoint({ access: "roles.delete", params }, async ({ actor, params }) => deleteRole(actor, params.roleId)),
});
