import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { deleteNotification } from "@/lib/notifications/notifications";
import { requireNotifications } from "@/lib/notifications/require-notifications";
import { notificationParams, unreadResponse } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(
    {
      access: "user",
      ownerOnly: true,
      params: notificationParams,
      summary: "Delete a notification",
      responses: { 200: unreadResponse },
    },
    async ({ actor, params }) => {
      await requireNotifications();
      return deleteNotification(actor, params.notificationId);
    },
  ),
});
