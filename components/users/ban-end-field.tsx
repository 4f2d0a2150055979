"use client";

import { type Control, useController } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { DAY_MS } from "@/lib/durations";
import type { BanInput } from "@/lib/users/admin-schema";

const DAYS = [1, 7, 30, 365];

/** How long a ban lasts: forever, or a number of days from now. */
export function BanEndField({ control }: { control: Control<BanInput, unknown, BanInput> }) {
  const { field, fieldState } = useController({ control, name: "until" });
  const days = field.value ? nearestDays(field.value) : "";
  const t = useT();
  const message = fieldState.error?.message;

  function choose(newDays: string) {
    field.onChange(newDays === "" ? null : new Date(Date.now() + Number(newDays) * DAY_MS).toISOString());
  }

  return (
    <Field label={t("Ends")} error={message && t(message)}>
      {(aria) => (
        <NativeSelect {...aria} value={days} onChange={({ target }) => choose(target.value)}>
          <option value="">{t("Never")}</option>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t("{count, plural, one {In # day} other {In # days}}", { count })}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** The offered number of days that is nearest to the time from now until `end`, an ISO time. */
function nearestDays(end: string): string {
  const days = (Date.parse(end) - Date.now()) / DAY_MS;
  const distance = (count: number) => Math.abs(count - days);
  return String(DAYS.reduce((nearest, count) => (distance(count) < distance(nearest) ? count : nearest)));
}
