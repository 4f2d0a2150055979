"use client";

import { useQuery } from "@tanstack/react-query";
import { notFound, useSearchParams } from "next/navigation";
import { useState } from "react";
import { Purchase } from "@/components/checkouts/purchase";
import { UnfinishedCheckout } from "@/components/checkouts/unfinished-checkout";
import { LoadFailure } from "@/components/errors/load-failure";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { checkoutClient } from "@/lib/checkouts/client";

const POLL_MS = 2_000;
/** Payment services usually report a payment within seconds. */
const POLLING_MAX_MS = 60_000;

/** The page to which a payment service sends the user back. Shows the outcome of the payment. */
export function CheckoutDoneScreen() {
  const id = useSearchParams()?.get("checkout");
  if (!id) notFound();
  return <CheckoutResult id={id} />;
}

function CheckoutResult({ id }: { id: string }) {
  const [start] = useState(Date.now);
  const isPollingOver = (now: number) => now - start >= POLLING_MAX_MS;
  const { data, error, refetch, isFetching, ...times } = useQuery({
    ...checkoutClient.detail(id),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.state === "open" && !isPollingOver(lastResponseAt(state)) ? POLL_MS : false,
  });
  const retry = () => void refetch();
  if (data?.state === "completed") return <Purchase checkout={data} />;
  if (data)
    return (
      <UnfinishedCheckout
        checkout={data}
        isPollingOver={isPollingOver(lastResponseAt(times))}
        isFetching={isFetching}
        retry={retry}
      />
    );
  return error ? <LoadFailure error={error} retry={retry} /> : <ScreenPlaceholder />;
}

/** When the last call returned, with a success or an error. */
const lastResponseAt = ({ dataUpdatedAt, errorUpdatedAt }: { dataUpdatedAt: number; errorUpdatedAt: number }) =>
  Math.max(dataUpdatedAt, errorUpdatedAt);
