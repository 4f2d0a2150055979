"use client";

import { useSyncExternalStore } from "react";

const subscribeNever = () => () => {};
const getServerValue = () => "";

/** A query parameter of the page, or "". Guest pages are cached, so it is always "" in the server's HTML. */
export function useQueryParameter(name: string): string {
  return useSyncExternalStore(
    subscribeNever,
    () => new URLSearchParams(window.location.search).get(name) ?? "",
    getServerValue,
  );
}
