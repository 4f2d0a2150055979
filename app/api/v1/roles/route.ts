import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createRole, listRoles } from "@/lib/roles/roles";
import { roleInput, roleListQuery, rolePage, roleResponse } from "@/lib/roles/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "roles.view", query: roleListQuery, summary: "List roles", responses: { 200: rolePage } },
    async ({ query }) => listRoles(query),
  ),

  POST: endpoint(
    {
      access: "roles.create",
      body: roleInput,
      summary: "Create a role",
      description: "To grant the permission `admin`, first confirm your password in this session.",
      responses: { 201: roleResponse },
      refusals: ["password_required"],
    },
    async ({ actor, body }) => ({ role: await createRole(actor, body) }),
  ),
});
