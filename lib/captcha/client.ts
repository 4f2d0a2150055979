import type { CaptchaAction } from "@/lib/captcha/policy";
import type { CaptchaChallenge } from "@/lib/captcha/schema";
import { api } from "@/lib/http/client";

/** Calls about the check that a visitor is not a robot. Each throws `ApiError`. */
export const captchaClient = {
  challenge: async (action: CaptchaAction) =>
    (await api.get<{ challenge: CaptchaChallenge }>("recaptcha/challenge", { action })).challenge,
  verify: async (token: string, action: CaptchaAction) =>
    (await api.post<{ success: boolean }>("recaptcha/verify", { token, action })).success,
};
