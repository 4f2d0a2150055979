"use client";

import { useState } from "react";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { authClient } from "@/lib/auth/client";

/** The way out for a mail that did not come. */
export function NewCode() {
  const [isSending, setSending] = useState(false);
  const t = useT();

  async function send() {
    if (isSending) return;
    setSending(true);
    try {
      await authClient.sendConfirmationCode();
      toast({ message: t("Email sent") });
    } catch (error) {
      reportApiError(error, t);
    } finally {
      setSending(false);
    }
  }

  return (
    <p className="text-small text-muted">
      {t.rich("Nothing there? Look in the spam folder, or <link>request a new code</link>.", {
        link: (text) => (
          <button
            type="button"
            className="link text-text"
            aria-busy={isSending || undefined}
            onClick={() => void send()}
          >
            {text}
          </button>
        ),
      })}
    </p>
  );
}
