import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { finishSocialFlow } from "@/lib/social/callback";
import { ALWAYS_REDIRECTS, callbackQuery, redirectResponse, serviceParams } from "@/lib/social/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      params: serviceParams,
      query: callbackQuery,
      summary: "Handle the return from a social service",
      description:
        "Enter the address of this call as the redirect URL in the settings of the service. It redirects to the last page of the popup.",
      responses: { 302: redirectResponse },
      noSuccess: ALWAYS_REDIRECTS,
    },
    ({ request, actor, params, query }) => finishSocialFlow({ request, actor, ...params, query }),
  ),
});
