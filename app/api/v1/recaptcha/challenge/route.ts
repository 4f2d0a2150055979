import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createActionChallenge } from "@/lib/captcha/captcha";
import { captchaChallengeQuery, captchaChallengeResponse } from "@/lib/captcha/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      query: captchaChallengeQuery,
      summary: "Get a challenge of the built-in captcha",
      description:
        "A proof of work, as ALTCHA defines it. Its solution is the `token` of `recaptcha/verify`. 404 if the settings choose another provider, or if the action needs no check.",
      responses: { 200: captchaChallengeResponse },
      refusals: ["not_found"],
    },
    async ({ query }) => ({ challenge: await createActionChallenge(query.action) }),
  ),
});
