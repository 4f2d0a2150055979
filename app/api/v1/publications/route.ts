import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { listHeld } from "@/lib/publications/review/held";
import { heldListQuery, heldPublicationPage } from "@/lib/publications/review/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "sites.update",
      query: heldListQuery,
      summary: "List the publications that wait for a review",
      responses: { 200: heldPublicationPage },
    },
    async ({ query }) => listHeld(query),
  ),
});
