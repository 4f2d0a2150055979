import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { previewOrChangePlan } from "@/lib/subscriptions/change-plan";
import { subscriptionParams as params, planChange, planChangeResponse } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: planChange,
      summary: "Change the plan of a subscription",
      description:
        "Takes effect at once: unused time is credited, and the difference is charged. With `preview` nothing changes, and the response contains what would be charged and which permissions would be lost. To be charged exactly these amounts, send the preview's `at`, `total` and `amount_due` with the change within an hour.",
      responses: { 200: planChangeResponse },
      refusals: ["forbidden", "password_required", "conflict", "not_configured", "unavailable"],
    },
    async ({ actor, visitor, params, body }) =>
      previewOrChangePlan(actor, params.subscriptionId, { change: body, t: await translatorFor(visitor, actor) }),
  ),
});
