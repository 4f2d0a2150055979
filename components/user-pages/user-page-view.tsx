"use client";

import { ScreenHeader } from "@/components/layout/screen-header";
import { QueryProvider } from "@/components/query/query-provider";
import { RowScreen } from "@/components/resource/row-screen";
import { type ListedUserPage, userPageClient } from "@/lib/user-pages/client";

/** The user page whose id is in the path, as members see it. */
export function UserPageView() {
  return (
    <QueryProvider>
      <RowScreen query={userPageClient.detail}>{(page) => <Page {...page} />}</RowScreen>
    </QueryProvider>
  );
}

function Page({ name, link, body = "" }: ListedUserPage) {
  return (
    <>
      <title>{name}</title>
      <ScreenHeader title={<bdi>{name}</bdi>} />
      {link !== null && (
        <p className="mb-6">
          <a className="link" href={link} target="_blank" rel="noopener">
            <bdi>{link}</bdi>
          </a>
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved */}
      <div className="prose max-w-[72ch]" dangerouslySetInnerHTML={{ __html: body }} />
    </>
  );
}
