import * as z from "zod";
import { endpoint, methods } from "@/lib/api/endpoint";
import { loggedIn } from "@/lib/api/session-answers";
import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { login } from "@/lib/auth/login";
import { loginInput } from "@/lib/auth/schema";
import { bootstrapAnswer, twoFactorAnswer } from "@/lib/bootstrap/answer-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "guest",
      body: loginInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Log in",
      description:
        "With two factor authentication the answer is `two_factor`, and the session comes with its own call.",
      answers: { 200: z.union([bootstrapAnswer, twoFactorAnswer]) },
    },
    async ({ request, body, headers }) => loggedIn(request, headers, await login(request, body)),
  ),
});
