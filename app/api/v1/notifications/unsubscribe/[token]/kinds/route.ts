import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { noticeKinds } from "@/lib/features/features";
import { translatorFor } from "@/lib/localizations/translator";
import { unsubscribeParams as params, unsubscribedKindsResponse } from "@/lib/notifications/schema";
import { listKindNames } from "@/lib/notifications/unsubscribe";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      params,
      summary: "List the kinds of notifications whose emails an unsubscribe link stops",
      description: "Returns an empty list for a link that does not work.",
      responses: { 200: unsubscribedKindsResponse },
    },
    async ({ params, visitor, actor }) => ({
      kinds: listKindNames(params.token, noticeKinds(), await translatorFor(visitor, actor)),
    }),
  ),
});
