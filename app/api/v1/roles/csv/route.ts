import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { csvMedia, csvResponse } from "@/lib/http/csv";
import { roleCsv } from "@/lib/roles/csv";
import { roleSearch } from "@/lib/roles/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "roles.view", query: roleSearch, summary: "Download the roles as CSV", responses: { 200: csvMedia } },
    async ({ query }) => csvResponse(roleCsv(query)),
  ),
});
