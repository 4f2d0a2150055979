import { requireAdminSession } from "@/lib/actor/admin-session";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { checkCaptcha } from "@/lib/service-checks/captcha";
import { captchaCheckInput } from "@/lib/service-checks/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "settings.update",
      sessionOnly: true,
      passwordConfirmed: true,
      body: captchaCheckInput,
      summary: "Check the secret of a captcha service",
      description: "422 if the service does not accept it. Without a secret it checks the one in use. For admins only.",
      responses: { 200: done },
      refusals: ["not_configured"],
    },
    async ({ actor, body }) => {
      requireAdminSession(actor);
      await checkCaptcha(body);
    },
  ),
});
