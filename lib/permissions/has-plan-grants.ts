import { hasGrant } from "@/lib/permissions/granting";
import { beyondOwnContent } from "@/lib/permissions/own-content";
import type { Grant, Holder } from "@/lib/permissions/permissions";

/** Whether the holder has all permissions of a plan, except those for one's own content. */
export const hasPlanGrants = (holder: Holder, grants: readonly Grant[]): boolean =>
  beyondOwnContent(grants).every((grant) => hasGrant(holder, grant));
