"use client";

import { useOwnUser } from "@/components/bootstrap/use-own-user";
import { useFormats } from "@/components/i18n/use-formats";
import { type Overview, overviewOf } from "@/lib/dashboard/overview";

/** How many the user has of what a tool makes. */
export function ToolCount({ tool }: { tool: keyof Overview }) {
  const { number } = useFormats();
  return number(overviewOf(useOwnUser())[tool].used);
}
