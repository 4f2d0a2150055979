import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { requireNotifications } from "@/lib/notifications/require-notifications";
import { streamNotifications } from "@/lib/notifications/stream";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "Stream your notifications",
      description:
        "Server-sent events: `notification` with a new notification in your language, and `unread` with `unreadCount`. With `Last-Event-ID`, up to 30 notifications that the client missed are sent first. The stream ends with the session. A comment every 15 seconds keeps the connection alive. A user can have ten streams open at once.",
      responses: { 200: { media: "text/event-stream", description: "The events." } },
      refusals: ["not_found"],
    },
    async ({ actor, visitor, request }) => {
      await requireNotifications();
      const t = await translatorFor(visitor, actor);
      const lastEventId = request.headers.get("last-event-id");
      const body = streamNotifications(actor, { t, lastEventId, signal: request.signal });
      return new Response(body, {
        headers: {
          "Content-Type": "text/event-stream; charset=utf-8",
          "Cache-Control": "no-store, no-transform",
          "X-Accel-Buffering": "no", // otherwise nginx would buffer the events
        },
      });
    },
  ),
});
