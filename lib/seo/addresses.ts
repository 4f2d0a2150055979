import "server-only";
import { env } from "@/lib/env";

type Site = { base_url: string };

/** The address of a path of ours, as search engines and other sites are to know it. An address elsewhere stays as it is. */
export function absoluteUrl({ base_url }: Site, path: string): string {
  const base = URL.canParse(base_url) ? base_url : env().APP_URL;
  return (URL.canParse(path, base) ? new URL(path, base) : new URL("/", base)).href; // an admin may have mistyped it
}

/** Where a page's drawn social image is: `/og/en.png` for the homepage, `/og/en/about.png` for a custom page. */
export const socialImagePath = (language: string, slug?: string) =>
  slug === undefined ? `/og/${language}.png` : `/og/${language}/${encodeURIComponent(slug)}.png`;
