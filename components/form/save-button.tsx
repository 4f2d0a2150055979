"use client";

import { type ReactNode, useState } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { hasOnlyServerErrors } from "@/components/form/server-errors";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-variants";
import { useHydrated } from "@/components/ui/use-hydrated";

type Props<Values extends FieldValues> = ButtonLook & {
  control: Control<Values, unknown, Values>;
  /** Defaults to "Save". */
  children?: ReactNode;
  /** The label while pending. Defaults to "Saving" if the button is "Save". */
  pendingLabel?: ReactNode;
  /** Also disabled while nothing has changed. */
  needsChange?: boolean;
};

/**
 * Submits the form. Disabled while the form is invalid, and in the server's HTML, so that nothing is sent before the
 * script can validate the form. A form from the server's HTML may have been filled in before the script ran. In such a
 * form, a field that looks empty to the script does not disable the button. Only a visible error does.
 */
export function SaveButton<Values extends FieldValues>(props: Props<Values>) {
  const { control, children, pendingLabel, needsChange, ...look } = props;
  const { isValid, isDirty, isSubmitting, errors } = useFormState({ control });
  const t = useT();
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  const looksValid = isFromServer ? isHydrated && Object.keys(errors).length === 0 : isValid;
  const canSend = looksValid || hasOnlyServerErrors(errors);
  const isDisabled = !isSubmitting && (!canSend || (needsChange && !isDirty));

  return (
    <Button
      type="submit"
      variant="primary"
      {...look}
      disabled={isDisabled}
      pending={isSubmitting}
      pendingLabel={pendingLabel ?? (children ? undefined : t("Saving"))}
    >
      {children ?? t("Save")}
    </Button>
  );
}
