import "server-only";
import { listGrants } from "@/lib/actor/grants";
import { db } from "@/lib/db/db";
import { can } from "@/lib/permissions/can";
import { MISSING_PATH, REPORT_PATH } from "@/lib/publications/policy";
import { getSettings } from "@/lib/settings/settings";
import { type HostedSite, siteCaches } from "@/lib/site-host/site-caches";
import { siteTranslator } from "@/lib/site-host/site-translator";
import { escapeHtml } from "@/lib/site-pages/escape";

type PublishedSite = Pick<HostedSite, "siteId" | "language">;

/** The text of the link for reports on the pages of a published site. Empty if its pages have none. */
export async function loadReportText(site: PublishedSite): Promise<string> {
  const { reportTexts, generation } = siteCaches();
  const known = reportTexts.get(site.siteId);
  if (known !== undefined) return known;
  const t = await siteTranslator(site);
  const text = (await hasReportLink(site)) ? t("Report this site") : "";
  if (siteCaches().generation === generation) reportTexts.set(site.siteId, text);
  return text;
}

/** The plan of who pays for the site can remove the link: the owner of its workspace, or its own owner. */
async function hasReportLink({ siteId }: PublishedSite): Promise<boolean> {
  if (!(await getSettings()).sites.report_link) return false;
  const site = await db.site.findUnique({
    where: { id: siteId },
    select: { ownerId: true, workspace: { select: { ownerId: true } } },
  });
  if (!site) return true;
  const permissions = await listGrants(site.workspace?.ownerId ?? site.ownerId);
  return !can({ permissions }, "sites.hide_report_link");
}

/**
 * In a shadow tree, which the styles of the site do not reach. White text on translucent black is readable on every
 * background. The link is in a landmark, so that screen readers find it.
 */
const CSS =
  ":host{display:contents!important}" +
  "aside{all:initial;display:block;flex:none;grid-column:1/-1;padding:12px;text-align:center}" +
  "a{padding:5px 12px;border-radius:9px;background:#0009;color:#fff;font:12px/2 system-ui}" +
  "@media print{aside{display:none}}";

const BODY_END = "</body></html>";

/** Adds a link at the end of a page that leads to the form for reporting it. The element needs no script. */
export function withReportLink(html: string, { text, path }: { text: string; path: string }): string {
  const hasPath = path !== "/" && path !== MISSING_PATH;
  const href = hasPath ? `${REPORT_PATH}?page=${encodeURIComponent(path)}` : REPORT_PATH;
  const link = `<aside><a href="${escapeHtml(href)}" rel=nofollow>${escapeHtml(text)}</a></aside>`;
  const element = `<report-link><template shadowrootmode=open><style>${CSS}</style>${link}</template></report-link>`;
  return html.slice(0, -BODY_END.length) + element + BODY_END;
}
