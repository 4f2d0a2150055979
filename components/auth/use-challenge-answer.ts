"use client";

import { authClient } from "@/lib/auth/client";
import { ApiError } from "@/lib/http/client";
import type { ChallengeInput } from "@/lib/two-factor/schema";

const UNAUTHENTICATED = 401;

/** Returns a function that sends a code or recovery code. It calls `onExpired` if the challenge has expired. */
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
