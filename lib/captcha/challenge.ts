import "server-only";
import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type CaptchaAction, CHALLENGE_MAX_COUNTER } from "@/lib/captcha/policy";
import { type CaptchaChallenge, captchaChallenge, type SolvedChallenge, solvedChallenge } from "@/lib/captcha/schema";
import { sign } from "@/lib/crypto/secret";
import { db } from "@/lib/db/db";

const ALGORITHM = "PBKDF2/SHA-256";
/** The iterations of each key derivation, which takes about two milliseconds on a phone and one on the server. */
const COST = 5000;
/** A browser would find a lower counter too quickly. */
const MIN_COUNTER = 100;
const SOLVE_MINUTES = 10;

const secrets = () => ({
  hmacSignatureSecret: sign("captcha", "challenge").toString("hex"),
  hmacKeySignatureSecret: sign("captcha", "key").toString("hex"),
});

/** Creates a proof-of-work challenge (ALTCHA) for one action. Solving it takes a browser about half a second. */
export async function createCaptchaChallenge(action: CaptchaAction): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(MIN_COUNTER, CHALLENGE_MAX_COUNTER),
    deriveKey,
    expiresAt: new Date(Date.now() + SOLVE_MINUTES * 60_000),
    data: { action },
    ...secrets(),
  });
  return captchaChallenge.parse(challenge);
}

/** Whether the token solves an unused challenge for this action. Marks the challenge as used. */
export async function checkChallenge(token: string, action: CaptchaAction): Promise<boolean> {
  const solved = readToken(token);
  if (solved?.challenge.parameters.data.action !== action) return false;
  const { challenge, solution } = solved;
  // the library's type requires a time, which the check does not use
  const { verified } = await verifySolution({ challenge, solution: { ...solution, time: 0 }, deriveKey, ...secrets() });
  return verified && claimChallenge(challenge);
}

function readToken(token: string): SolvedChallenge | null {
  try {
    return solvedChallenge.parse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
  } catch {
    return null;
  }
}

/** Marks a challenge as used. Of several calls with the same challenge, only the first returns true. */
async function claimChallenge({ signature, parameters }: CaptchaChallenge): Promise<boolean> {
  const insertedRows = await db.$executeRaw`
    INSERT INTO "UsedChallenge" (signature, "expiresAt") VALUES (${signature}, to_timestamp(${parameters.expiresAt}))
    ON CONFLICT DO NOTHING`;
  return insertedRows === 1;
}
