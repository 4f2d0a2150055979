"use client";

import { PageHosts } from "@/components/layout/page-hosts";
import { SessionEndHandler } from "@/components/layout/session-end-handler";

/**
 * What a root layout needs once if its pages require a login: `PageHosts`, and the component that handles the end of
 * the session.
 */
export function MemberHosts() {
  return (
    <>
      <PageHosts membersOnly />
      <SessionEndHandler />
    </>
  );
}
