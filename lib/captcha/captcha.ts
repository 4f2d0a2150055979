import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { checkChallenge, createCaptchaChallenge } from "@/lib/captcha/challenge";
import { CAPTCHA_FIELD, type CaptchaAction, PASS_MINUTES } from "@/lib/captcha/policy";
import type { CaptchaChallenge, CaptchaVerifyInput } from "@/lib/captcha/schema";
import { checkByService } from "@/lib/captcha/services";
import { hashToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { invalid, notFound } from "@/lib/errors";
import { anonymousId } from "@/lib/http/csrf";
import { limitShared } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { line } from "@/lib/i18n/line";
import { readSecretSetting } from "@/lib/settings/secrets";
import { getSettings } from "@/lib/settings/settings";

const CHECKS_PER_MINUTE = { name: "captcha", points: 20, seconds: 60 };

type Caller = { visitor: Visitor; actor: Pick<Actor, "session" | "token"> };

/** A visitor who is not logged in. */
export const guestCaller = (visitor: Visitor): Caller => ({ visitor, actor: { session: null, token: null } });

/**
 * Creates a built-in challenge. Throws a 404 if the action needs no captcha, or if the captchas come from another
 * provider.
 */
export async function createActionChallenge(action: CaptchaAction): Promise<CaptchaChallenge> {
  const { provider } = await requireCheckNeeded(action);
  if (provider !== "altcha") throw notFound("Challenge");
  return createCaptchaChallenge(action);
}

/**
 * Checks the token of a solved captcha. If it is valid, the caller can take the action once in the next ten minutes.
 * Throws a 404 if the action needs no check, and 429 for more than 20 checks in a minute.
 */
export async function verifyCaptcha(caller: Caller, { token, action }: CaptchaVerifyInput): Promise<boolean> {
  const { provider } = await requireCheckNeeded(action);
  await limitShared(CHECKS_PER_MINUTE, caller.visitor.network);
  const isValid =
    provider === "altcha"
      ? await checkChallenge(token, action)
      : await checkByService(action, {
          service: provider,
          secret: (await readSecretSetting("recaptcha.secret_key")) ?? "",
          token,
          address: caller.visitor.address,
        });
  if (isValid) await givePass(holderOf(caller), action);
  return isValid;
}

/**
 * If the action needs a check, uses up the pass that the caller got for a solved captcha. Throws a 422 if there is
 * none.
 */
export async function requireCaptcha(caller: Caller, action: CaptchaAction): Promise<void> {
  const { recaptcha } = await getSettings();
  if (!recaptcha.enable[action] || (await takePass(holderOf(caller), action))) return;
  throw invalid({ [CAPTCHA_FIELD]: [line("Confirm that you are not a robot.")] });
}

/** Returns the captcha settings. Throws a 404 if the action needs no check. */
async function requireCheckNeeded(action: CaptchaAction) {
  const { recaptcha } = await getSettings();
  if (!recaptcha.enable[action]) throw notFound("Challenge");
  return recaptcha;
}

/** Returns the holder of a pass: a session, an API token, or the anonymous id of a browser. Null if there is none. */
function holderOf({ visitor, actor }: Caller): string | null {
  if (actor.session) return `session:${actor.session.id}`;
  if (actor.token) return `token:${actor.token.id}`;
  const id = anonymousId(visitor);
  return id === null ? null : `anonymous:${Buffer.from(hashToken(id)).toString("base64url")}`;
}

async function givePass(holder: string | null, action: CaptchaAction): Promise<void> {
  if (holder === null) return;
  await db.$executeRaw`
    INSERT INTO "CaptchaPass" (holder, action, "expiresAt")
    VALUES (${holder}, ${action}, now() + ${PASS_MINUTES} * interval '1 minute')
    ON CONFLICT (holder, action) DO UPDATE SET "expiresAt" = excluded."expiresAt"`;
}

/** Deletes the pass in one statement, so that only one of several concurrent calls gets it. */
async function takePass(holder: string | null, action: CaptchaAction): Promise<boolean> {
  if (holder === null) return false;
  const deletedRows = await db.$executeRaw`
    DELETE FROM "CaptchaPass" WHERE holder = ${holder} AND action = ${action} AND "expiresAt" > now()`;
  return deletedRows === 1;
}
