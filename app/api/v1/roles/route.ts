import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createRole, listRoles } from "@/lib/roles/roles";
import { roleAnswer, roleInput, roleList, rolePage } from "@/lib/roles/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "roles.view", query: roleList, summary: "List roles", answers: { 200: rolePage } },
    async ({ query }) => listRoles(query),
  ),

  POST: endpoint(
    { access: "roles.create", body: roleInput, summary: "Create a role", answers: { 201: roleAnswer } },
    async ({ actor, body }) => ({ role: await createRole(actor, body) }),
  ),
});
