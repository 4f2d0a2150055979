"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { line } from "@/lib/i18n/line";
import { type Grant, RESTRICTIONS } from "@/lib/permissions/permissions";

const MEGABYTE_BYTES = 1024 ** 2;

/** The field of each restriction. The restriction's value is the number in the field times `unit`. */
const FIELDS: Readonly<Record<string, { label: string; unit: number }>> = {
  count: { label: line("Maximum number"), unit: 1 },
  members: { label: line("Maximum members per workspace"), unit: 1 },
  max_bytes: { label: line("Maximum storage in MB"), unit: MEGABYTE_BYTES },
};

type Props = { grant: Grant; onChange: (grant: Grant) => void };

/**
 * A number field for each restriction of a permission. An empty field means no limit. The value of a field whose text
 * is not a number is NaN, which the form's schema refuses.
 */
export function RestrictionFields({ grant, onChange }: Props) {
  const names = RESTRICTIONS[grant.name] ?? [];
  if (names.length === 0) return null;

  function set(name: string, value: number | null) {
    const otherRestrictions = grant.restrictions.filter((restriction) => restriction.name !== name);
    onChange({ ...grant, restrictions: value === null ? otherRestrictions : [...otherRestrictions, { name, value }] });
  }

  return (
    <div className="flex flex-wrap gap-3 ps-7">
      {names.map((name) => (
        <RestrictionField
          key={name}
          name={name}
          value={grant.restrictions.find((restriction) => restriction.name === name)?.value ?? null}
          onChange={(value) => set(name, value)}
        />
      ))}
    </div>
  );
}

type FieldProps = { name: string; value: number | null; onChange: (value: number | null) => void };

function RestrictionField({ name, value, onChange }: FieldProps) {
  const t = useT();
  const { label, unit } = FIELDS[name] ?? { label: name, unit: 1 };
  const toValue = (newText: string) => (newText === "" ? null : Math.round(Number(newText) * unit));
  const [entered, setEntered] = useState("");
  const isEnteredHere = Number.isNaN(value) || toValue(entered) === value;
  // the value may come from the form instead, for example when a saved role is opened
  const text = isEnteredHere ? entered : String((value ?? 0) / unit);

  function change({ value: newText, validity }: HTMLInputElement) {
    setEntered(newText);
    onChange(validity.badInput ? Number.NaN : toValue(newText));
  }

  return (
    <Field label={t(label)} error={Number.isNaN(value) && t("Enter a number.")}>
      {(aria) => (
        <Input
          {...aria}
          type="number"
          inputMode="numeric"
          min={0}
          step="any"
          placeholder={t("No limit")}
          value={text}
          onChange={({ target }) => change(target)}
        />
      )}
    </Field>
  );
}
