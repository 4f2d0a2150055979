"use client";

import { authClient } from "@/lib/auth/client";
import { ApiError } from "@/lib/http/client";
import type { ChallengeInput } from "@/lib/two-factor/schema";

const UNAUTHENTICATED = 401;

/** Sends the code. Calls `onExpired` when the challenge has expired. */
export function useChallengeAnswer(onExpired: () => void) {
  return async (input: ChallengeInput) => {
    try {
      return await authClient.answerChallenge(input);
    } catch (error) {
      if (error instanceof ApiError && error.status === UNAUTHENTICATED) onExpired();
      throw error;
    }
  };
}
