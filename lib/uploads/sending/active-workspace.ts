import { cookie } from "@/lib/http/client";

/** The workspace that the dashboard shows, where it is not the personal one. */
export function activeWorkspace(): number | undefined {
  return Number(cookie("activeWorkspaceId")) || undefined;
}
