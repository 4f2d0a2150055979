import { requireAdminSession } from "@/lib/actor/admin-session";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { checkPayments } from "@/lib/service-checks/payments";
import { paymentsCheckInput } from "@/lib/service-checks/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "settings.update",
      sessionOnly: true,
      passwordConfirmed: true,
      body: paymentsCheckInput,
      summary: "Check the secret key of the payment service",
      description: "422 if Stripe does not accept it. Without a key it checks the one in use. For admins only.",
      responses: { 200: done },
      refusals: ["not_configured"],
    },
    async ({ actor, body }) => {
      requireAdminSession(actor);
      await checkPayments(body);
    },
  ),
});
