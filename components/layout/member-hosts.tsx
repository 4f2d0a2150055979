"use client";

import { PageHosts } from "@/components/layout/page-hosts";
import { SessionEnd } from "@/components/layout/session-end";

/** What each root layout of pages that require a login needs once. */
export function MemberHosts() {
  return (
    <>
      <PageHosts membersOnly />
      <SessionEnd />
    </>
  );
}
