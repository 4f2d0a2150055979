"use client";

import type { Control } from "react-hook-form";
import type { Policy } from "@/components/auth/registration";
import { CheckboxField } from "@/components/form/checkbox-field";
import { useT } from "@/components/i18n/use-t";
import type { Registration } from "@/lib/auth/client";

type Props = { control: Control<Registration, unknown, Registration>; policy: Policy };

/** The checkbox that accepts a policy. The policy opens in a new tab, so that the form keeps its values. */
export function PolicyField({ control, policy }: Props) {
  const t = useT();
  const link = (
    <a className="link" href={policy.action} target="_blank" rel="noopener">
      {t(policy.label)}
    </a>
  );
  return <CheckboxField control={control} name={policy.id} label={t.rich("I accept the :link", { link })} required />;
}
