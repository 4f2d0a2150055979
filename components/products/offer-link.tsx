"use client";

import { useT } from "@/components/i18n/use-t";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** The link with which people order a hidden plan. */
export function OfferLink({ url }: { url: string }) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field
          label={t("Link to the plan")}
          hint={t("Whoever has it can order the plan. It changes if you hide the plan again.")}
        >
          {(props) => <Input {...props} readOnly value={url} />}
        </Field>
      </div>
      <CopyButton text={url} />
    </div>
  );
}
