import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { ALWAYS_REDIRECTS, redirectResponse, serviceParams, startQuery } from "@/lib/social/schema";
import { startSocialFlow } from "@/lib/social/start";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      params: serviceParams,
      query: startQuery,
      summary: "Start a social login",
      description:
        "Opened by our own pages, in a popup or, if the browser blocks it, in the same window. Errors are shown there.",
      responses: { 302: redirectResponse },
      noSuccess: ALWAYS_REDIRECTS,
      refusals: ["forbidden"],
    },
    ({ request, actor, params, query }) => startSocialFlow({ request, actor, action: "login", ...params, query }),
  ),
});
