"use client";

import { useOwnUser } from "@/components/bootstrap/use-own-user";
import { useFormats } from "@/components/i18n/use-formats";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { type Overview, overviewOf } from "@/lib/dashboard/overview";

/**
 * How many rows of a tool the user has. Renders nothing in a shared workspace, whose rows count towards its owner's
 * limits.
 */
export function ToolCount({ tool }: { tool: keyof Overview }) {
  const { number } = useFormats();
  const isShared = useActiveWorkspace() !== undefined;
  const { used } = overviewOf(useOwnUser())[tool];
  return isShared ? null : number(used);
}
