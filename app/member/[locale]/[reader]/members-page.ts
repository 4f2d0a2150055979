import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { publicPageData } from "@/lib/bootstrap/page-data";
import type { Line } from "@/lib/i18n/line";
import { type Reader, readerOf } from "@/lib/page-access/reader";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import { publicState } from "@/lib/page-cache/locale";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

export type MemberParams = { params: Promise<{ locale: string; reader: string }> };

/**
 * Returns the data of a cached member page: the same for all users with this language and these rights. What belongs to
 * one user is added when the page is sent. Tags the page, so that guests never get it.
 */
export async function memberPageData({ params }: MemberParams) {
  const { locale, reader } = await params;
  return readPageData(locale, reader);
}

const readPageData = cache(async (locale: string, key: string) => {
  const reader = readerOf(key);
  if (!reader || !publicState().languages.includes(locale)) notFound();
  const [data] = await Promise.all([publicPageData(locale), cacheTagged("members", ["members"], async () => true)]);
  return { ...data, reader };
});

export type MemberPageData = Awaited<ReturnType<typeof memberPageData>> & { reader: Reader };

/** Returns `generateMetadata` for a member page, hidden from search engines. */
export const memberMetadata = (title: Line) => async (props: MemberParams) => {
  const data = await memberPageData(props);
  return unlistedMetadata(data, data.t(title));
};
