import type { BootstrapData } from "@/lib/bootstrap/schema";
import { OWN_DATA_ID } from "@/lib/page-cache/own-data-id.mjs";

type User = NonNullable<BootstrapData["user"]>;

/** The user's data at the end of a cached member page. Null on the server, and on any other page. */
export function readOwnData(): User | null {
  if (typeof document === "undefined") return null;
  const text = document.getElementById(OWN_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as User) : null;
}
