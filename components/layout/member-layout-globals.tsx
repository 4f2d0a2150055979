"use client";

import { LayoutGlobals } from "@/components/layout/layout-globals";
import { SessionEndHandler } from "@/components/layout/session-end-handler";

/**
 * What the root layouts of member pages and of pages rendered per request need once: `LayoutGlobals`, and the component
 * that handles the end of the session.
 */
export function MemberLayoutGlobals() {
  return (
    <>
      <LayoutGlobals membersOnly />
      <SessionEndHandler />
    </>
  );
}
