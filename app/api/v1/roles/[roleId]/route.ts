import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { deleteRole, getRole, updateRole } from "@/lib/roles/roles";
import { roleParams as params, roleChange, roleResponse } from "@/lib/roles/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "roles.view", params, summary: "Get a role", responses: { 200: roleResponse } },
    async ({ params }) => ({ role: await getRole(params.roleId) }),
  ),

  PUT: endpoint(
    {
      access: "roles.update",
      params,
      body: roleChange,
      summary: "Change a role",
      description:
        "Only the given fields change. You need all permissions of the role. To grant the permission `admin`, first confirm your password in this session.",
      responses: { 200: roleResponse },
      refusals: ["conflict", "password_required"],
    },
    async ({ actor, params, body }) => ({
      role: await updateRole(actor, params.roleId, body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "roles.delete",
      sessionOnly: true,
      params,
      summary: "Delete a role",
      description: "You need all permissions of the role.",
      responses: { 200: done },
      refusals: ["conflict"],
    },
    async ({ actor, params }) => deleteRole(actor, params.roleId),
  ),
});
