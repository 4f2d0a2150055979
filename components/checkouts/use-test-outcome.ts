"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@/components/query/use-action";
import { checkoutClient } from "@/lib/checkouts/client";
import type { CheckoutJson, TestOutcome } from "@/lib/checkouts/schema";

/** Sends the outcome that the user chooses on the test gateway's page. `onDone` gets the changed checkout. */
export function useTestOutcome(id: string, onDone: (checkout: CheckoutJson) => void) {
  const queries = useQueryClient();
  const { run, pending } = useAction((outcome: TestOutcome) => checkoutClient.setTestOutcome(id, outcome), {
    onSuccess(checkout) {
      queries.setQueryData(checkoutClient.detail(id).queryKey, checkout);
      onDone(checkout);
    },
  });
  return { choose: (outcome: TestOutcome) => void run(outcome), pending };
}
