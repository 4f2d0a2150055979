import "server-only";
import type { Metadata } from "next";
import type { GuestScreenProps } from "@/components/auth/guest-screen-props";
import { browserDataOf, getPublicPageData } from "@/lib/bootstrap/page-data";
import type { Line } from "@/lib/i18n/line";
import { pageMetadata, unlistedMetadata } from "@/lib/seo/page-metadata";

/** The folders with the translated texts that guest screens show. */
const FOLDERS = ["components/auth", "components/captcha"];

export type GuestParams = { params: Promise<{ locale: string }> };

/** Loads the data of a guest screen, in the page's language. */
export async function loadGuestPage(
  params: GuestParams["params"],
  folders: readonly string[] = FOLDERS,
): Promise<Pick<GuestScreenProps, "page" | "lines">> {
  const page = await getPublicPageData((await params).locale);
  return { page, lines: browserDataOf(page, folders).lines };
}

type GuestHead = {
  title: Line;
  /** The canonical path for search engines. Without one, the page is hidden from them. */
  path?: string;
};

export async function createGuestMetadata(
  params: GuestParams["params"],
  { title, path }: GuestHead,
): Promise<Metadata> {
  const page = await getPublicPageData((await params).locale);
  return path ? pageMetadata(page, { path, title: page.t(title) }) : unlistedMetadata(page, page.t(title));
}
