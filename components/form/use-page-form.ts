"use client";

import type { FieldValues } from "react-hook-form";
import { type ApiFormOptions, type ApiFormState, useApiForm } from "@/components/form/use-api-form";
import { useLeaveWarning } from "@/components/form/use-leave-warning";

/** A form on a page: like `useApiForm`, but asks the user before unsaved changes are lost. */
export function usePageForm<Values extends FieldValues, Result>(
  options: ApiFormOptions<Values, Result>,
): ApiFormState<Values> {
  const state = useApiForm(options);
  useLeaveWarning(state.form.formState.isDirty && !state.pending);
  return state;
}
