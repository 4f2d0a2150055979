import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { ensurePushKeys } from "@/lib/notifications/push-keys";
import { deletePushSubscription, savePushSubscription } from "@/lib/notifications/push-subscriptions";
import { requireNotifications } from "@/lib/notifications/require-notifications";
import { pushKeyResponse, pushSubscriptionInput, pushSubscriptionRemoval } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "Get the key for a browser's push subscription",
      responses: { 200: pushKeyResponse },
      refusals: ["not_found"],
    },
    async () => {
      await requireNotifications();
      return { public_key: (await ensurePushKeys()).publicKey };
    },
  ),

  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      body: pushSubscriptionInput,
      summary: "Show your notifications in this browser",
      description: "They are shown until the session ends. Only notifications with the channel `browser` are shown.",
      responses: { 201: done },
      refusals: ["not_found"],
    },
    async ({ actor, body }) => {
      await requireNotifications();
      await savePushSubscription(actor, body);
    },
  ),

  DELETE: endpoint(
    {
      access: "user",
      body: pushSubscriptionRemoval,
      summary: "Stop showing your notifications in a browser",
      responses: { 200: done },
      refusals: ["not_found"],
    },
    async ({ actor, body }) => {
      await requireNotifications();
      await deletePushSubscription(actor, body.endpoint);
    },
  ),
});
