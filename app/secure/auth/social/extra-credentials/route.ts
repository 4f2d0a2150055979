import * as z from "zod";
import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { respondToLogin } from "@/lib/api/session-responses";
import { bootstrapResponse, twoFactorResponse } from "@/lib/bootstrap/schema";
import { languageFor } from "@/lib/localizations/language";
import { logInByPassword, pendingCookie } from "@/lib/social/pending-link";
import { extraCredentialsInput } from "@/lib/social/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "guest",
      body: extraCredentialsInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Connect a social service with the account's password",
      description:
        "For a login that ended with the status `REQUEST_PASSWORD`. Connects the service and logs in. Works for ten minutes and five tries.",
      responses: { 200: z.union([bootstrapResponse, twoFactorResponse]) },
      refusals: ["too_many_requests", "conflict"],
    },
    async ({ visitor, body, headers }) => {
      const result = await logInByPassword(visitor, body.password, await languageFor(visitor));
      headers.append("Set-Cookie", pendingCookie(null));
      return respondToLogin({ visitor, headers }, result);
    },
  ),
});
