import "server-only";
import { env } from "@/lib/env";

let protocol: string | undefined;

/**
 * The protocol in the addresses of the app and of all sites: "https:" or "http:". Each visit needs it, so `APP_URL` is
 * parsed once.
 */
export function siteProtocol(): string {
  protocol ??= new URL(env().APP_URL).protocol;
  return protocol;
}

/** The address of a site without a path: at its own host (`domain`), or else at its subdomain of `SITES_HOST`. */
export function siteUrl({ slug, domain }: { slug: string; domain?: string | undefined }): string {
  return `${siteProtocol()}//${domain ?? `${slug}.${env().SITES_HOST}`}`;
}

/** The cache tag of a site. Expiring it drops what every instance has cached about the site. */
export const siteTag = (siteId: number) => `site:${siteId}`;
