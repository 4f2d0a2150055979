"use client";

import { authClient } from "@/lib/auth/client";
import { ApiError } from "@/lib/http/client";
import type { ChallengeAnswer } from "@/lib/two-factor/schema";

const UNAUTHENTICATED = 401;

/** Answers the challenge. When there is none any more, `onExpired` leads back to the password; the refusal says why. */
export function useChallengeAnswer(onExpired: () => void) {
  return async (answer: ChallengeAnswer) => {
    try {
      return await authClient.answerChallenge(answer);
    } catch (error) {
      if (error instanceof ApiError && error.status === UNAUTHENTICATED) onExpired();
      throw error;
    }
  };
}
