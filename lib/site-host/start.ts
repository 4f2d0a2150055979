import { env } from "@/lib/env";
import { onEveryExpiry } from "@/lib/events/expiry";
import { allowSources } from "@/lib/front/csp";
import { type SiteRunner, setSiteRunner } from "@/lib/front/site-runner";
import { dropReportTexts, dropSites } from "@/lib/site-host/site-caches";
import { siteProtocol } from "@/lib/sites/site-hosts";

/** A setting turns the link for reports on and off, and admins can change its translations. */
const REPORT_TEXT_TAGS = ["settings", "localizations"];

/**
 * Starts responding to requests for the hosts of sites, and lets the app show their pages to reviewers in frames. The
 * code that responds is loaded at the first such request, so that the server starts sooner. Also calls `dropSites` for
 * each site that changes, until the returned function is called.
 */
export function startSiteHost(): () => void {
  allowSources("review", { "frame-src": ["'self'", `${siteProtocol()}//*.${env().SITES_HOST}`] });
  let runner: SiteRunner | undefined;
  setSiteRunner({
    sendFromMemory: (request, response, parsed) => runner?.sendFromMemory(request, response, parsed) ?? false,
    respond: async (request, response, parsed) => {
      runner ??= (await import("@/lib/site-host/respond")).runner;
      return runner.respond(request, response, parsed);
    },
  });
  return onEveryExpiry((tags) => {
    if (tags === "all") return dropSites(null);
    const siteIds = tags.flatMap((tag) => (tag.startsWith("site:") ? [Number(tag.slice("site:".length))] : []));
    if (siteIds.length > 0) dropSites(new Set(siteIds));
    if (REPORT_TEXT_TAGS.some((tag) => tags.includes(tag))) dropReportTexts();
  });
}
