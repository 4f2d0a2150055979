import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { markAsRead } from "@/lib/notifications/notifications";
import { requireNotifications } from "@/lib/notifications/require-notifications";
import { markAsReadInput, unreadResponse } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      body: markAsReadInput,
      summary: "Mark notifications as read",
      description: "Ids of notifications that you do not have are ignored.",
      responses: { 200: unreadResponse },
      refusals: ["not_found"],
    },
    async ({ actor, body }) => {
      await requireNotifications();
      return markAsRead(actor, body.ids);
    },
  ),
});
