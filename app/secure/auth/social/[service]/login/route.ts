import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { ALWAYS_REDIRECTS, redirect, serviceParams, startQuery } from "@/lib/social/schema";
import { startSocial } from "@/lib/social/start";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      unverified: true,
      params: serviceParams,
      query: startQuery,
      summary: "Start a social login",
      description: "Opened in a popup by our own pages. Errors are shown on the popup's last page.",
      responses: { 302: redirect },
      noSuccess: ALWAYS_REDIRECTS,
      refusals: ["forbidden"],
    },
    ({ request, actor, params, query }) => startSocial({ request, actor, action: "login", ...params, query }),
  ),
});
