"use client";

import { authClient, type ChallengeAnswer } from "@/lib/auth/client";
import { ApiError } from "@/lib/http/client";

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
