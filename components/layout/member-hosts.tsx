"use client";

import { PageHosts } from "@/components/layout/page-hosts";
import { SessionEndHandler } from "@/components/layout/session-end-handler";

/** What a root layout needs once if its pages require a login. */
export function MemberHosts() {
  return (
    <>
      <PageHosts membersOnly />
      <SessionEndHandler />
    </>
  );
}
