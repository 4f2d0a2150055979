import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { csvMedia, csvResponse } from "@/lib/http/csv";
import { heldCsv } from "@/lib/publications/review/csv";
import { heldSearch } from "@/lib/publications/review/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "sites.update",
      query: heldSearch,
      summary: "Download the publications that wait for a review as CSV",
      responses: { 200: csvMedia },
    },
    async ({ query }) => csvResponse(heldCsv(query)),
  ),
});
