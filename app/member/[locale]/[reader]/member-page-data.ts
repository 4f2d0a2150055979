import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getPublicPageData } from "@/lib/bootstrap/page-data";
import type { Line } from "@/lib/i18n/line";
import { type Reader, readerOf } from "@/lib/page-access/reader";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import { languageSettings } from "@/lib/page-cache/locale";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

export type MemberParams = { params: Promise<{ locale: string; reader: string }> };

/**
 * Returns the data of a cached member page, which is the same for all users with this language and these rights. Each
 * user's own data is added when the page is sent. Also gives the page the tag `members`, so that guests never get the
 * page.
 */
export async function getMemberPageData({ params }: MemberParams) {
  const { locale, reader } = await params;
  return readPageData(locale, reader);
}

const readPageData = cache(async (locale: string, key: string) => {
  const reader = readerOf(key);
  if (!reader || !languageSettings().languages.includes(locale)) notFound();
  const [data] = await Promise.all([getPublicPageData(locale), cacheTagged("members", ["members"], async () => true)]);
  return { ...data, reader };
});

export type MemberPageData = Awaited<ReturnType<typeof getMemberPageData>> & { reader: Reader };

/** Returns `generateMetadata` for a member page, hidden from search engines. */
export const memberMetadata = (title: Line) => async (props: MemberParams) => {
  const data = await getMemberPageData(props);
  return unlistedMetadata(data, data.t(title));
};
