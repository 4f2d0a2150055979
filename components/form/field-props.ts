import type { ComponentProps, ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

/** What every field of a form takes. */
export type FieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
};

/** A field round a native control: the rest of its attributes go through to the control. */
export type NativeFieldProps<
  Values extends FieldValues,
  Tag extends "input" | "textarea" | "select",
> = FieldProps<Values> & {
  aside?: ReactNode;
  labelHidden?: boolean;
} & Omit<
    ComponentProps<Tag>,
    "name" | "value" | "defaultValue" | "checked" | "defaultChecked" | "onChange" | "onBlur" | "ref"
  >;
