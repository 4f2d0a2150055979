"use client";

import { PageHosts } from "@/components/layout/page-hosts";
import { SessionEndHandler } from "@/components/layout/session-end-handler";

/** What each root layout of pages that require a login needs once. */
export function MemberHosts() {
  return (
    <>
      <PageHosts membersOnly />
      <SessionEndHandler />
    </>
  );
}
