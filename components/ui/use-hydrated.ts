"use client";

import { useSyncExternalStore } from "react";

const subscribeNever = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** False in the server's HTML and until this part of the page is hydrated. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribeNever, inBrowser, onServer);
