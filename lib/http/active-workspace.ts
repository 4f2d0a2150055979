import { cookie } from "@/lib/http/client";

/** The active workspace of the dashboard; undefined for the personal one. */
export function activeWorkspace(): number | undefined {
  return Number(cookie("activeWorkspaceId")) || undefined;
}
