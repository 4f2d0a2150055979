"use client";

import { authClient } from "@/lib/auth/client";
import { ApiError } from "@/lib/http/client";
import type { ChallengeAnswer } from "@/lib/two-factor/schema";

const UNAUTHENTICATED = 401;

/** Sends the code. Calls `onExpired` when the challenge has expired. */
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
