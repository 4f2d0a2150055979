import type { ComponentProps, ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";

/** Props of every form field. */
export type FieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
};

/** Props of a field around a native control. The control gets all other attributes. */
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
