"use client";

import { useT } from "@/components/i18n/use-t";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** The link with which people order a hidden plan. */
export function OfferLink({ url }: { url: string }) {
  const t = useT();
  return (
    <Field
      label={t("Link to the plan")}
      hint={t("Whoever has it can order the plan. It changes if you hide the plan again.")}
    >
      {(props) => (
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <Input {...props} readOnly dir="ltr" value={url} />
          </div>
          <CopyButton text={url} />
        </div>
      )}
    </Field>
  );
}
