import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { noticeKinds } from "@/lib/features/features";
import { done } from "@/lib/http/response-schema";
import { ANY_MEDIA_TYPE } from "@/lib/http/streamed-body";
import { unsubscribeParams as params } from "@/lib/notifications/schema";
import { unsubscribe } from "@/lib/notifications/unsubscribe";
import { routes } from "@/lib/routes";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      params,
      summary: "Open the page that asks whether to stop emails",
      responses: { 303: { media: "", description: "The page." } },
      noSuccess: "Always redirects: the address is in a header of emails, and mail programs open it in a browser.",
    },
    async ({ params }) =>
      new Response(null, {
        status: 303,
        headers: { Location: routes.unsubscribe(params.token), "Cache-Control": "no-store" },
      }),
  ),

  POST: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      withoutCsrf: true,
      params,
      takes: {
        media: ANY_MEDIA_TYPE,
        description:
          "Mail programs send `List-Unsubscribe=One-Click` as `multipart/form-data` or `application/x-www-form-urlencoded` (RFC 8058). It is not read.",
      },
      maxBody: 1024,
      summary: "Stop emails about notifications",
      responses: { 200: done },
    },
    async ({ params }) => unsubscribe(params.token, noticeKinds()),
  ),
});
