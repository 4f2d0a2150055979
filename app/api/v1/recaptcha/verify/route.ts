import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { verifyCaptcha } from "@/lib/captcha/captcha";
import { captchaVerifyInput, captchaVerifyResponse } from "@/lib/captcha/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "anyone",
      body: captchaVerifyInput,
      summary: "Check that a visitor is not a robot",
      description:
        "`token` comes from the provider in the settings, or is the solution of a challenge as base64 of JSON. `success` allows one call of the action in the next ten minutes. 404 if the action needs no check.",
      responses: { 200: captchaVerifyResponse },
      refusals: ["not_found", "too_many_requests"],
    },
    async ({ visitor, actor, body }) => ({ success: await verifyCaptcha({ visitor, actor }, body) }),
  ),
});
