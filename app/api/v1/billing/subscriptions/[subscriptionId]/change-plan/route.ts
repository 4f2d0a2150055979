import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { answerPlanChange } from "@/lib/subscriptions/change-plan";
import { subscriptionParams as params, planChange, planChangeResponse } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: planChange,
      summary: "Change the plan of a subscription",
      description:
        "At once: unused time is credited, and the difference is paid. With `preview` nothing changes, and the response says what would be paid and which permissions would be lost. Send the preview's `at`, `total` and `amount_due` with the change within an hour, so that exactly its amounts are charged.",
      responses: { 200: planChangeResponse },
      refusals: ["forbidden", "conflict", "not_configured", "unavailable"],
    },
    async ({ actor, visitor, params, body }) =>
      answerPlanChange(actor, params.subscriptionId, { change: body, t: await translatorFor(visitor, actor) }),
  ),
});
