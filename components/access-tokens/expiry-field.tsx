"use client";

import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { DateField } from "@/components/form/date-field";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { AccessTokenForm } from "@/lib/access-tokens/schema";
import { DAY_MS } from "@/lib/durations";

const LIFETIME_DAYS = [7, 30, 90, 365];
const ON_A_DATE = "date";

/** How long a token works: forever, a number of days, or until the end of a date in the user's time zone. */
export function ExpiryField({ control }: { control: Control<AccessTokenForm, unknown, AccessTokenForm> }) {
  const { field, fieldState } = useController({ control, name: "expires_at" });
  const [chosen, setChosen] = useState("");
  const choice = field.value === null ? "" : chosen || ON_A_DATE; // restored input may have a date without a choice
  const t = useT();
  const message = fieldState.error?.message;

  function choose(newChoice: string) {
    setChosen(newChoice);
    field.onChange(startValue(newChoice));
  }

  return (
    <div className="grid grid-cols-[1fr_1fr] gap-4">
      <Field label={t("Expires")} error={choice === ON_A_DATE ? undefined : message && t(message)}>
        {(aria) => (
          <NativeSelect {...aria} value={choice} onChange={(event) => choose(event.target.value)}>
            <option value="">{t("Never")}</option>
            {LIFETIME_DAYS.map((count) => (
              <option key={count} value={count}>
                {t("{count, plural, one {In # day} other {In # days}}", { count })}
              </option>
            ))}
            <option value={ON_A_DATE}>{t("On a date")}</option>
          </NativeSelect>
        )}
      </Field>
      {choice === ON_A_DATE && (
        <DateField control={control} name="expires_at" label={t("Last day")} min={new Date()} required />
      )}
    </div>
  );
}

/** The field's value after a choice. A date is "" until the user enters it, because null would mean "never". */
function startValue(choice: string): string | null {
  if (choice === ON_A_DATE) return "";
  return choice === "" ? null : new Date(Date.now() + Number(choice) * DAY_MS).toISOString();
}
