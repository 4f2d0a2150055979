import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { listNotifications } from "@/lib/notifications/notifications";
import { requireNotifications } from "@/lib/notifications/require-notifications";
import { notificationListQuery, notificationPage } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: notificationListQuery,
      summary: "List your notifications",
      description: "The newest first, in your language. `unread=true` lists only unread ones.",
      responses: { 200: notificationPage },
      refusals: ["not_found"],
    },
    async ({ actor, visitor, query }) => {
      await requireNotifications();
      return listNotifications(actor, query, await translatorFor(visitor, actor));
    },
  ),
});
