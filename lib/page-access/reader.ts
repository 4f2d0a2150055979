import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { can } from "@/lib/permissions/can";
import { type Holder, PERMISSIONS, type Permission } from "@/lib/permissions/permissions";

/**
 * What a cached member page depends on: the permissions that decide which parts the page has, and whether the user is
 * restricted until they have set up a second factor. The limits of the permissions do not matter. Users with the same
 * rights share the page.
 */
export type Reader = Holder & { restricted: boolean };

const NAMES = (Object.keys(PERMISSIONS) as Permission[]).filter(
  (name) => /\.(?:access|view)$/.test(name) || name === "projects.create",
);
const KEY_MAX_CHARS = Math.ceil((NAMES.length + 1) / 4);

/** Returns the segment of a cached page's path that identifies the reader: a bit for each right, in hexadecimal. */
export function readerKey(actor: Pick<UserActor, "permissions" | "restricted">): string {
  const rights = [...NAMES.map((name) => can(actor, name)), actor.restricted === true];
  return BigInt(`0b${rights.map(Number).join("")}`).toString(16);
}

/** Returns the reader that a key identifies. Null if the key is invalid. */
export function readerOf(key: string): Reader | null {
  if (key.length > KEY_MAX_CHARS || !/^[0-9a-f]+$/.test(key)) return null;
  const bits = BigInt(`0x${key}`)
    .toString(2)
    .padStart(NAMES.length + 1, "0");
  if (bits.length > NAMES.length + 1) return null;
  const heldNames = NAMES.filter((_, at) => bits[at] === "1");
  return { permissions: heldNames.map((name) => ({ name, restrictions: [] })), restricted: bits.endsWith("1") };
}
