"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { CAPTCHA_FIELD, type CaptchaAction } from "@/lib/captcha/policy";
import { ApiError } from "@/lib/http/client";

const CaptchaProgress = lazy(() =>
  import("@/components/captcha/captcha-progress").then((module) => ({ default: module.CaptchaProgress })),
);

type Captcha = {
  /**
   * Makes a call that may require a captcha check. For `ACTIONS_CHECKED_FIRST`, the check runs first if the settings
   * require it. If the server refuses the call because a check is missing, the check runs and the call is repeated.
   * Rejects if the call or the check fails.
   */
  guard: <Result>(send: () => Promise<Result>) => Promise<Result>;
  /** Shows the progress of a check. */
  status: ReactNode;
};

/** Actions with a check before the call. A login needs a check only after several failures, which the server counts. */
const ACTIONS_CHECKED_FIRST: readonly CaptchaAction[] = ["contact", "register"];

/** The check that a visitor is not a robot. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const { recaptcha } = useBootstrap().settings;
  const t = useT();
  const [progress, setProgress] = useState<number | null>(null);

  async function runCheck() {
    setProgress(0);
    try {
      const { passCaptcha } = await import("@/components/captcha/pass-captcha");
      const { provider, site_key: siteKey } = recaptcha;
      await passCaptcha({ action, provider, siteKey, onProgress: setProgress, t });
    } finally {
      setProgress(null);
    }
  }

  async function guard<Result>(send: () => Promise<Result>): Promise<Result> {
    if (recaptcha.enable[action] && ACTIONS_CHECKED_FIRST.includes(action)) await runCheck();
    try {
      return await send();
    } catch (error) {
      if (!needsCaptcha(error)) throw error;
      await runCheck();
      return send();
    }
  }

  const status = (
    <div role="status" className="empty:absolute">
      {progress !== null && (
        <Suspense fallback={null}>
          <CaptchaProgress share={progress} />
        </Suspense>
      )}
    </div>
  );
  return { guard, status };
}

const needsCaptcha = (error: unknown) => error instanceof ApiError && error.body.errors?.[CAPTCHA_FIELD] !== undefined;
