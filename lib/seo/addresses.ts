import "server-only";
import { env } from "@/lib/env";

type Site = { base_url: string };

/**
 * Returns the public URL of a path on this site, or of the homepage if the path is invalid. Returns a URL of another
 * site unchanged.
 */
export function absoluteUrl({ base_url }: Site, path: string): string {
  const base = URL.canParse(base_url) ? base_url : env().APP_URL;
  // an admin may have mistyped a path in the settings
  return (URL.canParse(path, base) ? new URL(path, base) : new URL("/", base)).href;
}

/** The size of generated social images in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The path of a page's generated social image: `/og/en.png` (homepage) or `/og/en/about.png` (custom page). */
export const socialImagePath = (language: string, slug?: string) =>
  slug === undefined ? `/og/${language}.png` : `/og/${language}/${encodeURIComponent(slug)}.png`;
