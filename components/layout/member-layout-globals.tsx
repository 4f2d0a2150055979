"use client";

import { LayoutGlobals } from "@/components/layout/layout-globals";
import { SessionEndHandler } from "@/components/layout/session-end-handler";

/**
 * What a root layout needs once if its pages require a login: `LayoutGlobals`, and the component that handles the end
 * of the session.
 */
export function MemberLayoutGlobals() {
  return (
    <>
      <LayoutGlobals membersOnly />
      <SessionEndHandler />
    </>
  );
}
