import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { markAllAsRead } from "@/lib/notifications/notifications";
import { requireNotifications } from "@/lib/notifications/require-notifications";
import { unreadResponse } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      summary: "Mark all your notifications as read",
      responses: { 200: unreadResponse },
      refusals: ["not_found"],
    },
    async ({ actor }) => {
      await requireNotifications();
      return markAllAsRead(actor);
    },
  ),
});
