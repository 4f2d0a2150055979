import type { SiteJson } from "@/lib/sites/schema";
import { withoutProtocol } from "@/lib/sites/site-address";

/** The address of a site, as a link if visitors can see the site. */
export function SiteAddress({ site: { url, publication, suspended_at, deleted_at } }: { site: SiteJson }) {
  const text = <bdi dir="ltr">{withoutProtocol(url)}</bdi>;
  if (publication === null || suspended_at !== null || deleted_at !== null) return text;
  return (
    <a href={url} target="_blank" rel="noopener" className="underline underline-offset-3 hover:no-underline">
      {text}
    </a>
  );
}
