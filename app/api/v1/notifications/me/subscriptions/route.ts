import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { listActiveNoticeKinds } from "@/lib/features/features";
import { translatorFor } from "@/lib/localizations/translator";
import { requireNotificationChoice } from "@/lib/notifications/require-notifications";
import { subscriptionsInput, subscriptionsWire } from "@/lib/notifications/schema";
import { getSubscriptions, updateSubscriptions } from "@/lib/notifications/subscriptions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "Get the channels of your notifications",
      description:
        "`user_selections` contains every kind of notification, with the default channels for those you never changed.",
      responses: { 200: subscriptionsWire },
      refusals: ["not_found"],
    },
    async ({ actor, visitor }) => {
      await requireNotificationChoice();
      return getSubscriptions(actor, await listActiveNoticeKinds(), await translatorFor(visitor, actor));
    },
  ),

  PUT: endpoint(
    {
      access: "user",
      ownerOnly: true, // or an admin could act as a user who is then not told about it
      body: subscriptionsInput,
      summary: "Change the channels of your notifications",
      description: "Changes only the given channels. A required channel cannot be turned off.",
      responses: { 200: subscriptionsWire },
      refusals: ["not_found"],
    },
    async ({ actor, visitor, body }) => {
      await requireNotificationChoice();
      const kinds = await listActiveNoticeKinds();
      await updateSubscriptions(actor, body, kinds);
      return getSubscriptions(actor, kinds, await translatorFor(visitor, actor));
    },
  ),
});
