import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { evidenceListQuery, evidencePage } from "@/lib/site-evidence/schema";
import { listEvidence } from "@/lib/site-evidence/site-evidence";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "sites.update",
      query: evidenceListQuery,
      summary: "List what happened to sites because of abuse",
      description: "Reports, decisions about held publications, and suspensions. Entries are kept for a year.",
      responses: { 200: evidencePage },
    },
    async ({ query }) => listEvidence(query),
  ),
});
