import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { csvMedia, csvResponse } from "@/lib/http/csv";
import { userSearch } from "@/lib/users/admin-schema";
import { userCsv } from "@/lib/users/csv";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "users.view", query: userSearch, summary: "Download the users as CSV", responses: { 200: csvMedia } },
    async ({ query }) => csvResponse(userCsv(query)),
  ),
});
