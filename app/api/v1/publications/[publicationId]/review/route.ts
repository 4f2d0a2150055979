import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getReview } from "@/lib/publications/review/held";
import { decideReview } from "@/lib/publications/review/review";
import {
  reviewParams as params,
  publicationReviewResponse,
  reviewInput,
  reviewResponse,
} from "@/lib/publications/review/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "sites.update",
      params,
      summary: "Get what a reviewer needs to know about a publication",
      responses: { 200: publicationReviewResponse },
    },
    async ({ params }) => ({ review: await getReview(params.publicationId) }),
  ),

  POST: endpoint(
    {
      access: "sites.update",
      params,
      body: reviewInput,
      summary: "Accept or refuse a held publication",
      description:
        "Accepting shows it to visitors, at once or at the time that was chosen for it. A refusal needs a `reason`, which the owner gets.",
      responses: { 200: reviewResponse },
      refusals: ["conflict"],
    },
    async ({ actor, params, body }) => ({ publication: await decideReview(actor, params.publicationId, body) }),
  ),
});
