import { loggedOut } from "@/lib/auth/answers";
import { logout } from "@/lib/auth/logout";
import { bootstrapAnswer } from "@/lib/bootstrap/answer-schema";
import { endpoint, methods } from "@/lib/http/endpoint";
import { endImpersonation } from "@/lib/impersonation/impersonation";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      unverified: true,
      sessionOnly: true,
      summary: "Log out",
      description: "Answers with what a guest sees.",
      answers: { 200: bootstrapAnswer },
    },
    async ({ request, actor, headers }) => {
      await endImpersonation(actor);
      await logout(actor);
      return loggedOut(request, headers);
    },
  ),
});
