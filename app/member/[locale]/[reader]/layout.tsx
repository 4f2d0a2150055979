import "@/app/globals.css";
import type { ReactNode } from "react";
import { CachedDocument } from "@/app/cached-document";
import { UserPart } from "@/components/bootstrap/user-part";
import { UserTimeZone } from "@/components/i18n/user-time-zone";
import { ImpersonationBanner } from "@/components/impersonation/impersonation-banner";
import { ChosenPlanOpener } from "@/components/layout/chosen-plan-opener";
import { MemberLayoutGlobals } from "@/components/layout/member-layout-globals";
import { MEMBER_FOLDERS } from "@/lib/i18n/member-folders";
import { OWN_TEXT_SCRIPT } from "@/lib/page-cache/known-scripts.mjs";
import { getMemberPageData, type MemberParams } from "./member-page-data";

/** A page is the same for all users with the same language and rights, so it reads neither cookies nor headers. */
export const dynamic = "error";

/** No paths at build time, so the build needs no database. A page is rendered on its first request and cached. */
export function generateStaticParams() {
  return [];
}

/** The root layout of the cached pages for members. */
export default async function MemberLayout({ children, params }: MemberParams & { children: ReactNode }) {
  const data = await getMemberPageData({ params });
  return (
    <CachedDocument data={data} folders={MEMBER_FOLDERS} membersOnly>
      {/* No element has this id, so the first paint waits for the whole page, with the user's data at its end. */}
      <link rel="expect" href="#end-of-page" blocking="render" />
      <UserTimeZone>
        <UserPart>
          <ImpersonationBanner />
        </UserPart>
        {children}
        <MemberLayoutGlobals />
        <ChosenPlanOpener />
      </UserTimeZone>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own fixed text */}
      <script dangerouslySetInnerHTML={{ __html: OWN_TEXT_SCRIPT }} />
    </CachedDocument>
  );
}
