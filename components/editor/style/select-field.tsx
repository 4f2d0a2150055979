"use client";

import type { ReactNode } from "react";
import { useStyle } from "@/components/editor/style/use-style";
import { useT } from "@/components/i18n/use-t";
import { NativeSelect } from "@/components/ui/native-select";

type Props = {
  property: string;
  label: string;
  /** Shown before the select. */
  mark?: ReactNode;
  options: readonly { value: string; label: string }[];
};

/** A list of values for a declaration. The first option removes the declaration. */
export function SelectField({ property, label, mark, options }: Props) {
  const t = useT();
  const { declarations, computed, write } = useStyle();
  const value = declarations[property] ?? "";
  const isListed = value === "" || options.some((option) => option.value === value);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is in `NativeSelect`
    <label className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 text-small">
      {mark && <span className="w-16 text-muted">{mark}</span>}
      <NativeSelect
        compact
        aria-label={label}
        value={value}
        className={mark ? undefined : "col-span-full"}
        onChange={(event) => write({ [property]: event.target.value })}
      >
        <option value="">{value === "" ? nameOf(computed(property), options) : t("Not set")}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}

/** In brackets, the label of the computed value, or the value itself if it is not among the options. */
const nameOf = (computed: string, options: Props["options"]) =>
  `(${options.find(({ value }) => value === computed)?.label ?? computed})`;
