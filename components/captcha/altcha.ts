import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { TokenProvider } from "@/components/captcha/provider";
import { captchaClient } from "@/lib/captcha/client";
import { CHALLENGE_MAX_COUNTER } from "@/lib/captcha/policy";

/** Solves a challenge of our server. The browser derives the keys outside of the page's thread. */
export const getToken: TokenProvider = async ({ action, onProgress }) => {
  const challenge = await captchaClient.challenge(action);
  let derived = 0;
  const countAndDerive: typeof deriveKey = (...given) => {
    derived += 1;
    onProgress(derived / CHALLENGE_MAX_COUNTER);
    return deriveKey(...given);
  };
  const solution = await solveChallenge({ challenge, deriveKey: countAndDerive });
  if (!solution) throw new Error("The challenge was not solved in time.");
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
};
