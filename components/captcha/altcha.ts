import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { TokenProvider } from "@/components/captcha/provider";
import { captchaClient } from "@/lib/captcha/client";
import { CHALLENGE_MAX_COUNTER } from "@/lib/captcha/policy";

/** Solves a challenge from our server. The browser derives the keys off the main thread. */
export const getToken: TokenProvider = async ({ action, onProgress }) => {
  const challenge = await captchaClient.challenge(action);
  let derivedCount = 0;
  const countAndDerive: typeof deriveKey = (...args) => {
    derivedCount += 1;
    onProgress(derivedCount / CHALLENGE_MAX_COUNTER);
    return deriveKey(...args);
  };
  const solution = await solveChallenge({ challenge, deriveKey: countAndDerive });
  if (!solution) throw new Error("The challenge was not solved in time.");
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
};
