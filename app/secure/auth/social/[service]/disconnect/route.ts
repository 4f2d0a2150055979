import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";
import { disconnect } from "@/lib/social/connections";
import { disconnectInput, serviceParams } from "@/lib/social/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      passwordConfirmed: true,
      params: serviceParams,
      body: disconnectInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Disconnect a social service",
      description: "Refused if it is the last way to log in: set a password first.",
      responses: { 200: done },
      refusals: ["not_found", "conflict"],
    },
    async ({ visitor, actor, params, body }) =>
      disconnect(actor, {
        visitor,
        service: params.service,
        sentService: body.service,
        language: await languageFor(visitor, actor),
      }),
  ),
});
