import "server-only";
import { env } from "@/lib/env";

let protocol: string | undefined;

/** The protocol of the app's address, which its sites use too: "https:". Each visit needs it, so it is read once. */
export function siteProtocol(): string {
  protocol ??= new URL(env().APP_URL).protocol;
  return protocol;
}

/** The address of a site on its own or the platform's host, without a path. */
export function siteUrl({ slug, domain }: { slug: string; domain?: string | undefined }): string {
  return `${siteProtocol()}//${domain ?? `${slug}.${env().SITES_HOST}`}`;
}

/** Expires what is kept about a site on every instance. */
export const siteTag = (siteId: number) => `site:${siteId}`;
