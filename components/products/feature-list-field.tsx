"use client";

import { useState } from "react";
import { type Control, get, useController } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { ProductInput } from "@/lib/products/schema";

/** The features of a plan, one on each line. */
export function FeatureListField({ control }: { control: Control<ProductInput, unknown, ProductInput> }) {
  const { field, fieldState } = useController({ control, name: "feature_list" });
  const [typedText, setTypedText] = useState("");
  const t = useT();
  // keeps the empty lines that the user typed, unless the form has been reset since then
  const text = linesOf(typedText).join("\n") === field.value.join("\n") ? typedText : field.value.join("\n");

  return (
    <Field
      label={t("Features")}
      hint={t("One per line, in the order shown on the plan's card.")}
      error={messageOf(fieldState.error)}
    >
      {(aria) => (
        <Textarea
          {...aria}
          ref={field.ref}
          name={field.name}
          rows={6}
          value={text}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            setTypedText(target.value);
            field.onChange(linesOf(target.value));
          }}
        />
      )}
    </Field>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((feature) => feature.trim())
    .filter(Boolean);

/** The error message of the whole list, or of the first feature with an error. */
function messageOf(error: unknown): string | undefined {
  const firstError = Array.isArray(error) ? error.find(Boolean) : error;
  const message: unknown = get(firstError, "message");
  return typeof message === "string" ? message : undefined;
}
