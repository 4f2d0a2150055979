import { finishAccessReview, getAccessReview } from "@/lib/access-review/access-review";
import { accessReviewResponse } from "@/lib/access-review/schema";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      sessionOnly: true,
      summary: "List what gives access to your account besides its password, and its known browsers",
      description: "API tokens, connected services, and the browsers that have logged in, without the current one.",
      responses: { 200: accessReviewResponse },
    },
    async ({ actor, visitor }) => getAccessReview(actor, visitor),
  ),

  DELETE: endpoint(
    {
      access: "user",
      sessionOnly: true,
      summary: "Finish the access review",
      description:
        "A password reset sets `must_review_access` of your user if there is something to review. This call clears it.",
      responses: { 200: done },
    },
    async ({ actor }) => finishAccessReview(actor),
  ),
});
