"use client";

import { useDraft } from "@/components/editor/use-draft";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

type Props = { label: string; value: string; onCommit: (value: string) => void };

/** A field for a text of several lines, which stores its text when it loses focus. */
export function AreaSetting({ label, value, onCommit }: Props) {
  const { input } = useDraft(value, (text) => onCommit(text.replace(/[^\S\n]+/g, " ")), { hasLines: true });
  return <Field label={label}>{(aria) => <Textarea {...aria} {...input} rows={3} />}</Field>;
}
