import * as z from "zod";
import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { respondToLogin } from "@/lib/api/session-responses";
import { logIn } from "@/lib/auth/login";
import { loginInput } from "@/lib/auth/schema";
import { bootstrapResponse, twoFactorResponse } from "@/lib/bootstrap/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "guest",
      body: loginInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Log in",
      description:
        "With two-factor authentication the response contains `two_factor`, and no session starts; `auth/two-factor-challenge` then starts the session.",
      responses: { 200: z.union([bootstrapResponse, twoFactorResponse]) },
    },
    async ({ visitor, body, headers }) => respondToLogin({ visitor, headers }, await logIn(visitor, body)),
  ),
});
