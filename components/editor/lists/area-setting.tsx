"use client";

import { useDraft } from "@/components/editor/use-draft";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

type Props = { label: string; value: string; onCommit: (value: string) => void };

/** A field for a longer text without line breaks, which stores its text on Enter or when it loses focus. */
export function AreaSetting({ label, value, onCommit }: Props) {
  const { input } = useDraft(value, (text) => onCommit(text.replace(/\s+/g, " ")));
  return <Field label={label}>{(aria) => <Textarea {...aria} {...input} rows={3} />}</Field>;
}
