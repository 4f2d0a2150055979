import { endpoint, methods } from "@/lib/http/endpoint";
import { createRole, listRoles } from "@/lib/roles/roles";
import { roleInput, roleList } from "@/lib/roles/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "roles.view", query: roleList }, async ({ query }) => listRoles(query)),

  POST: endpoint({ access: "roles.create", body: roleInput }, async ({ actor, body, answer }) => {
    answer(201);
    return { role: await createRole(actor, body) };
  }),
});
