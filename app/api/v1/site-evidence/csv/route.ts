import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { csvMedia, csvResponse } from "@/lib/http/csv";
import { evidenceCsv } from "@/lib/site-evidence/csv";
import { evidenceSearch } from "@/lib/site-evidence/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "sites.update",
      query: evidenceSearch,
      summary: "Download what happened to sites because of abuse as CSV",
      responses: { 200: csvMedia },
    },
    async ({ query }) => csvResponse(evidenceCsv(query)),
  ),
});
