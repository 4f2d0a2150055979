import { endpoint, methods } from "@/lib/api/endpoint";
import { loggedIn } from "@/lib/api/session-answers";
import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { bootstrapAnswer } from "@/lib/bootstrap/answer-schema";
import { languageFor } from "@/lib/localizations/language";
import { answerChallenge } from "@/lib/two-factor/challenge-answer";
import { challengeCookie } from "@/lib/two-factor/login-challenge";
import { challengeAnswer } from "@/lib/two-factor/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "guest",
      body: challengeAnswer,
      maxBody: AUTH_BODY_BYTES,
      summary: "Answer the second factor of a login",
      description:
        "For ten minutes and five tries after a right password. The 30-second step of a code and a recovery code work once. " +
        "401 without an open challenge.",
      answers: { 200: bootstrapAnswer },
      refusals: ["unauthenticated", "too_many_requests"],
    },
    async ({ request, body, headers }) => {
      const session = await answerChallenge(request, body, await languageFor(request.headers));
      headers.append("Set-Cookie", challengeCookie(null));
      return loggedIn(request, headers, { session });
    },
  ),
});
