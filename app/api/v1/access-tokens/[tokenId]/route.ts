import { deleteAccessToken } from "@/lib/access-tokens/access-tokens";
import { accessTokenParams as params } from "@/lib/access-tokens/schema";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(
    { access: "api.access", params, sessionOnly: true, summary: "Delete an API token", responses: { 200: done } },
    async ({ actor, params }) => deleteAccessToken(actor, params.tokenId),
  ),
});
