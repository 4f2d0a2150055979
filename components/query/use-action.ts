"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { invalidateOnOpenScreens } from "@/components/query/live-clients";

type Options<Input extends unknown[], Result> = {
  /** Runs first, for example to ask for a confirmation. The action runs only if `before` resolves to a truthy value. */
  before?: (...input: Input) => Promise<unknown>;
  onSuccess?: (result: Exclude<Result, false>, ...input: Input) => unknown;
  /** Keys of the queries that the action changes. They are invalidated afterwards, even after a failure. */
  refresh?: readonly (readonly unknown[])[];
};

/**
 * The action of a button: `const remove = useAction(client.remove, { before: askUser, refresh: [client.key] })`. A call
 * to `run` is ignored while another is running. `pending` is true while the action runs, but not yet during `before`. A
 * failure is shown as a toast. `run` resolves to whether the action succeeded. If `act` resolves to false, for example
 * because the user has cancelled a dialog, `onSuccess` is not called and `run` resolves to false too.
 */
export function useAction<Input extends unknown[], Result>(
  act: (...input: Input) => Promise<Result>,
  { before, onSuccess, refresh = [] }: Options<Input, Result> = {},
) {
  const t = useT();
  const queries = useQueryClient();
  const isRunning = useRef(false);
  const [pending, setPending] = useState(false);

  async function actAndRefresh(...input: Input): Promise<boolean> {
    setPending(true);
    try {
      const result = await act(...input);
      if (result === false) return false;
      await onSuccess?.(result as Exclude<Result, false>, ...input);
      return true;
    } catch (error) {
      reportApiError(error, t);
      return false;
    } finally {
      await Promise.all(refresh.map((queryKey) => invalidateOnOpenScreens(queries, queryKey)));
      setPending(false);
    }
  }

  async function run(...input: Input): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      return (!before || Boolean(await before(...input))) && (await actAndRefresh(...input));
    } finally {
      isRunning.current = false;
    }
  }

  return { run, pending };
}
