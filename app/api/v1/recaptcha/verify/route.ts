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
        "`token` comes from the captcha service in the settings. For the built-in captcha, it is the solved challenge as base64-encoded JSON. If `success` is true, the caller can take the action once in the next ten minutes. 404 if the action needs no check.",
      responses: { 200: captchaVerifyResponse },
      refusals: ["not_found", "too_many_requests"],
    },
    async ({ visitor, actor, body }) => ({ success: await verifyCaptcha({ visitor, actor }, body) }),
  ),
});
