"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const onServer = () => "";

/** A parameter of the page's address, "" without one. Guest pages are cached, so only the browser knows it: in the server's HTML it is "". */
export function useQueryParameter(name: string): string {
  return useSyncExternalStore(never, () => new URLSearchParams(window.location.search).get(name) ?? "", onServer);
}
