"use client";

import type { Ref } from "react";
import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

/** What is read aloud instead of a picture. `isDecorative`: nothing. */
export type Description = { text: string; isDecorative: boolean };

export const NO_DESCRIPTION: Description = { text: "", isDecorative: false };

export const isComplete = ({ text, isDecorative }: Description): boolean => isDecorative || text.trim() !== "";

type Props = {
  value: Description;
  onChange: (value: Description) => void;
  isMissing: boolean;
  textRef: Ref<HTMLTextAreaElement>;
};

/** Asks what a picture shows, or whether it is only decoration. One of them is required. */
export function DescriptionFields({ value, onChange, isMissing, textRef }: Props) {
  const t = useT();
  return (
    <>
      <Field
        label={t("Description")}
        hint={t("Read aloud instead of the picture. Say what matters here.")}
        error={isMissing && t("Describe the picture, or mark it as decorative.")}
      >
        {(aria) => (
          <Textarea
            {...aria}
            ref={textRef}
            rows={2}
            aria-required={!value.isDecorative}
            disabled={value.isDecorative}
            value={value.text}
            onChange={(event) => onChange({ ...value, text: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={
          <>
            {t("Decorative")}
            <span className="block text-small text-muted">{t("Nothing is read aloud for it.")}</span>
          </>
        }
        checked={value.isDecorative}
        onChange={(event) => onChange({ ...value, isDecorative: event.target.checked })}
      />
    </>
  );
}
