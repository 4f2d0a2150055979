"use client";

import { PageHosts } from "@/components/layout/page-hosts";
import { SessionEndHandler } from "@/components/layout/session-end-handler";

/** The hosts of dialogs and messages, and the end of the session, for a root layout whose pages require a login. */
export function MemberHosts() {
  return (
    <>
      <PageHosts membersOnly />
      <SessionEndHandler />
    </>
  );
}
