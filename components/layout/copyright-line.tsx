"use client";

import { useSyncExternalStore } from "react";
import { useT } from "@/components/i18n/use-t";
import { type Copyright, copyrightText } from "@/components/layout/copyright";

const subscribeNever = () => () => {};
const thisYear = () => new Date().getFullYear();

/**
 * Shows the server's text unless the page was rendered in an earlier year. Formatting the year in the browser would
 * load its number formats, which takes tens of milliseconds.
 */
export function CopyrightLine({ siteName, year, text }: Copyright) {
  const t = useT();
  const current = useSyncExternalStore(subscribeNever, thisYear, () => year);
  return <span>{current === year ? text : copyrightText(t, current, siteName)}</span>;
}
