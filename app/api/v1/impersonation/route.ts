import { sessionTokenOf } from "@/lib/auth/session-cookie";
import { bootstrapAnswer } from "@/lib/bootstrap/answer-schema";
import { bootstrapDataFor } from "@/lib/bootstrap/bootstrap";
import { endpoint, methods } from "@/lib/http/endpoint";
import { endImpersonation } from "@/lib/impersonation/impersonation";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(
    {
      access: "user",
      unverified: true,
      summary: "Stop acting as another user",
      description: "The session is its owner's again. Changes nothing where it is already.",
      answers: { 200: bootstrapAnswer },
    },
    async ({ request, actor }) => {
      await endImpersonation(actor);
      return { bootstrapData: await bootstrapDataFor(request, sessionTokenOf(request)) };
    },
  ),
});
