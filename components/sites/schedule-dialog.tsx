"use client";

import { type FormEvent, useId, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { useTimeZone } from "@/components/i18n/use-time-zone";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { clockTimeOf, timeOfClock } from "@/lib/calendar-days";
import { HOUR_MS } from "@/lib/durations";

/** Asks when the snapshot is published. Closes with an ISO time. */
export function ScheduleDialog({ close }: DialogProps<string>) {
  const t = useT();
  const timeZone = useTimeZone();
  const [clock, setClock] = useState(() => clockTimeOf(new Date(Date.now() + HOUR_MS), timeZone));
  const [error, setError] = useState<string>();
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const time = timeOfClock(clock, timeZone);
    if (time && time.getTime() > Date.now()) close(time.toISOString());
    else setError(t("Choose a time in the future."));
  }

  return (
    <Dialog
      title={t("Schedule the publication")}
      text={t("Visitors get a snapshot of the project as it is now. Later changes are not part of it.")}
      size="sm"
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        <Field label={t("Time")} hint={t("In the time zone :timeZone.", { timeZone })} error={error}>
          {(aria) => (
            <Input
              {...aria}
              type="datetime-local"
              required
              value={clock}
              onChange={(event) => setClock(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={() => close()}>{t("Cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("Schedule")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
