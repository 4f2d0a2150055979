import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { confirmRecipient } from "@/lib/sites/recipient";
import { recipientParams as params } from "@/lib/sites/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      params,
      summary: "Agree to get the messages from a site's forms",
      description: "`token` is from the link in the email to the address.",
      responses: { 200: done },
      refusals: ["too_many_requests"],
    },
    async ({ params, visitor }) => confirmRecipient(params.token, visitor.network),
  ),
});
