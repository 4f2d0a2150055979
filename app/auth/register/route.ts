import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { respondToLogin } from "@/lib/api/session-responses";
import { register } from "@/lib/auth/registration";
import { registerInput } from "@/lib/auth/schema";
import { registerResponse } from "@/lib/bootstrap/schema";
import { requireCaptcha } from "@/lib/captcha/captcha";
import { languageFor } from "@/lib/localizations/language";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "guest",
      body: registerInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Create an account",
      description:
        "The body also has a boolean for each policy, under the policy's `id`. The response logs the new user in. While registration is disabled, only the correct `registration_token` is accepted: a wrong one gets a 404, and a missing one a 403.",
      responses: { 200: registerResponse },
      refusals: ["not_found"],
    },
    async ({ visitor, actor, body, headers }) => {
      await requireCaptcha({ visitor, actor }, "register");
      const { session, status } = await register(visitor, body, await languageFor(visitor));
      return { ...(await respondToLogin({ visitor, headers }, { session })), status };
    },
  ),
});
