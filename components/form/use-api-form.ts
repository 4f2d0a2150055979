"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import { addDraftForm, type DraftForm } from "@/components/form/draft-forms";
import { lazyResolver, type SchemaLoader } from "@/components/form/lazy-resolver";
import { isPointerPressed, untilPointerReleased } from "@/components/form/pointer-press";
import { showServerErrors } from "@/components/form/server-errors";
import { useT } from "@/components/i18n/use-t";

export type ApiFormOptions<Values extends FieldValues, Result> = {
  /** Imported when the form is first used, so that zod stays out of the first load. */
  schema: SchemaLoader<Values>;
  defaultValues: DefaultValues<Values>;
  /** Sends the request. The errors of an `ApiError` are shown on the fields. */
  submit: (values: Values) => Promise<Result>;
  /**
   * The form stays pending until the returned promise resolves. To keep it pending during a navigation, return
   * `stayPending()`.
   */
  onSuccess?: (result: Result) => unknown;
  /**
   * Distinguishes the form from others on its page that have the same fields, such as the dialogs of other rows.
   * Unsaved input is restored only to a form with the same key.
   */
  draftKey?: string;
};

export type ApiFormState<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  pending: boolean;
  onSubmit: (event?: FormEvent) => void;
};

/**
 * A form that is validated by its endpoint's schema and shows the server's errors on its fields. Unsaved input is kept
 * if the session ends.
 */
export function useApiForm<Values extends FieldValues, Result>(
  options: ApiFormOptions<Values, Result>,
): ApiFormState<Values> {
  const { schema, defaultValues, submit, onSuccess, draftKey = "" } = options;
  const t = useT();
  const isSending = useRef(false);
  const fields = useRef<readonly string[]>([]);
  const resolve = lazyResolver(schema, needsSchema, t);
  const form: UseFormReturn<Values, unknown, Values> = useForm<Values, unknown, Values>({
    resolver: async (values, context, resolverOptions) => {
      if (isSending.current) {
        fields.current = resolverOptions.names ?? []; // of all fields, because submit validates the whole form
      } else if (isPointerPressed()) {
        // Pressing a button takes the focus from a field, which is then validated. An error shown before the button is
        // released would move the button away from the pointer, and the click would be lost.
        await untilPointerReleased();
        // If the form has been sent in the meantime, all fields are validated already. A result for this field alone
        // would remove the error that the server has found.
        if (isSending.current) return new Promise<never>(() => undefined);
      }
      return resolve(values, context, resolverOptions);
    },
    defaultValues,
    mode: "onTouched",
  });
  useEffect(() => addDraftForm({ form, draftKey } as unknown as DraftForm), [form, draftKey]);

  function needsSchema(values: Values, names: readonly string[]) {
    return isSending.current || hasBegun(form, values, names);
  }

  const send = form.handleSubmit(async (values) => {
    let result: Result;
    try {
      result = await submit(values);
    } catch (error) {
      showServerErrors({
        form,
        fields: fields.current,
        error,
        fallback: t("There was an issue. Please try again."),
      });
      return;
    }
    await onSuccess?.(result);
  });

  async function sendOnce() {
    if (isSending.current) return;
    isSending.current = true;
    await send().finally(() => {
      isSending.current = false;
    });
  }

  function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    // A form may be inside another form in the React tree, as in a dialog. The outer form must not get this event.
    event?.stopPropagation();
    void sendOnce();
  }

  return { form, pending: form.formState.isSubmitting, onSubmit };
}

/** Whether the user, or the browser's autofill, has filled in or left a field. */
function hasBegun<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  values: Values,
  names: readonly string[],
) {
  if (names.some((name) => form.getFieldState(name as Path<Values>).isTouched)) return true;
  return JSON.stringify(values) !== JSON.stringify(form.formState.defaultValues);
}
