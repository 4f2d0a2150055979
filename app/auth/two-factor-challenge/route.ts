import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { respondToPassedChallenge } from "@/lib/api/session-responses";
import { bootstrapResponse } from "@/lib/bootstrap/schema";
import { languageFor } from "@/lib/localizations/language";
import { prepareMail } from "@/lib/mail/prepare";
import { connectAfterChallenge } from "@/lib/social/pending-link";
import { answerChallenge, type OnPassed } from "@/lib/two-factor/challenge-answer";
import { challengeInput } from "@/lib/two-factor/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "guest",
      body: challengeInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Complete a login with the second factor",
      description:
        "Possible within ten minutes of the first factor, with at most five tries. Codes and recovery codes work once. " +
        "401 without an open challenge.",
      responses: { 200: bootstrapResponse },
      refusals: ["unauthenticated", "too_many_requests"],
    },
    async ({ visitor, body, headers }) => {
      const language = await languageFor(visitor);
      const mail = await prepareMail(language);
      const onPassed: OnPassed = (tx, challengeToken, userId) =>
        connectAfterChallenge(tx, { visitor, challengeToken, userId, mail });
      return respondToPassedChallenge(
        { visitor, headers },
        await answerChallenge({ visitor, language, onPassed }, body),
      );
    },
  ),
});
