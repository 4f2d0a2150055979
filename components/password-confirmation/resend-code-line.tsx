"use client";

import { useState } from "react";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";
import { intlLocale } from "@/lib/i18n/language";

type Props = {
  /** Emails another code. Returns false if the user cancelled. */
  send: () => Promise<unknown>;
};

/** The line under the field for an emailed code, with a button that requests another code. */
export function ResendCodeLine({ send }: Props) {
  const [isSending, setSending] = useState(false);
  const t = useT();

  async function resend() {
    if (isSending) return;
    setSending(true);
    try {
      if ((await send()) !== false) toast({ message: t("Email sent") });
    } catch (error) {
      showFailure(error);
    } finally {
      setSending(false);
    }
  }

  function showFailure(error: unknown) {
    const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
    if (seconds === null) reportApiError(error, t);
    else
      toast({
        message: t("You can request another code in :time.", { time: formatWait(seconds, t.language) }),
        type: "danger",
      });
  }

  return (
    <p className="text-small text-muted">
      {t.rich("No email? Check your spam folder, or <link>request a new code</link>.", {
        link: (text) => (
          <button
            type="button"
            className="link text-text"
            aria-busy={isSending || undefined}
            onClick={() => void resend()}
          >
            {text}
          </button>
        ),
      })}
    </p>
  );
}

const MINUTE_SECONDS = 60;

/** "45 seconds" or "12 minutes", in the user's language. */
function formatWait(seconds: number, language: string): string {
  const isLong = seconds > MINUTE_SECONDS;
  const format = new Intl.NumberFormat(intlLocale(language), {
    style: "unit",
    unit: isLong ? "minute" : "second",
    unitDisplay: "long",
  });
  return format.format(isLong ? Math.ceil(seconds / MINUTE_SECONDS) : seconds);
}
