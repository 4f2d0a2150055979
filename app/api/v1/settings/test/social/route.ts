import { requireAdminSession } from "@/lib/actor/admin-session";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { socialCheckInput } from "@/lib/service-checks/schema";
import { checkSocial } from "@/lib/service-checks/social";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "settings.update",
      sessionOnly: true,
      passwordConfirmed: true,
      body: socialCheckInput,
      summary: "Check the credentials of a social service",
      description:
        "422 if the service does not accept them. Without credentials it checks those in use. For admins only.",
      responses: { 200: done },
      refusals: ["not_configured"],
    },
    async ({ actor, body }) => {
      requireAdminSession(actor);
      await checkSocial(body);
    },
  ),
});
