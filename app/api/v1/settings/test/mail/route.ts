import { requireAdminSession } from "@/lib/actor/admin-session";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { checkMail } from "@/lib/service-checks/mail";
import { mailCheckInput } from "@/lib/service-checks/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "settings.update",
      sessionOnly: true,
      passwordConfirmed: true,
      body: mailCheckInput,
      summary: "Check a mail server",
      description:
        "Connects and logs in, and sends no email. 422 if that fails. Without `smtp_url` it checks the mail server in use. For admins only.",
      responses: { 200: done },
      refusals: ["not_configured"],
    },
    async ({ actor, body }) => {
      requireAdminSession(actor);
      await checkMail(body);
    },
  ),
});
