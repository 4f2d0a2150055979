"use client";

import { type ReactNode, useState } from "react";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { useHydrated } from "@/components/ui/use-hydrated";

/** The outcome of the action. With `bad`, another try would fail too. */
export type MailedOutcome = { tone: "good" | "bad"; note: ReactNode };

type Props = {
  title: string;
  /** What the action does. */
  text: string;
  /** More about the action, below the text. */
  children?: ReactNode;
  /** The button's label. */
  action: string;
  /** Throws an error if another try may succeed. */
  act: () => Promise<MailedOutcome>;
};

/** The page for an emailed link. It acts only after a click on its button, because email scanners open links too. */
export function MailedAction({ title, text, children, action, act }: Props) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<MailedOutcome | null>(null);
  const isReady = useHydrated(); // before hydration, a click would do nothing
  const t = useT();

  async function run() {
    setPending(true);
    try {
      setOutcome(await act());
    } catch (error) {
      reportApiError(error, t);
    }
    setPending(false);
  }

  return (
    <div className="grid content-start gap-6">
      <div className="grid content-start gap-2">
        <h1 className="type-title">{title}</h1>
        {!outcome && <p className="text-muted">{text}</p>}
        {children}
      </div>
      {outcome ? (
        <Note tone={outcome.tone} role={outcome.tone === "good" ? "status" : "alert"}>
          {outcome.note}
        </Note>
      ) : (
        <Button variant="primary" size="l" full disabled={!isReady} pending={pending} onClick={() => void run()}>
          {action}
        </Button>
      )}
    </div>
  );
}
