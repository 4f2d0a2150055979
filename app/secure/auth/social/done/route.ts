import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { renderDonePage } from "@/lib/social/done-page";
import { lastPageResponse } from "@/lib/social/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      summary: "Show the last page of a social login",
      description:
        'Posts `{ type: "social-auth", status: "SUCCESS" | "REQUEST_PASSWORD" | "ERROR", callbackData }` to its opener and to the `BroadcastChannel` named `social-auth`, and closes. Without a popup, returns to the page where the login began.',
      responses: { 200: lastPageResponse },
    },
    ({ request }) => renderDonePage(request),
  ),
});
