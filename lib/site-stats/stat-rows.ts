type SiteDay = { siteId: number; day: string };

/** The views of a page by one visitor, with an id in place of the address and the user agent. */
export type VisitorViews = SiteDay & {
  path: string;
  referrer: string;
  country: string;
  views: number;
  /** The visitor's id. If it is null, only the views are counted. */
  visitor: Buffer | null;
};

/** The counts that are added to a row of the statistics. */
export type StatRow = SiteDay & {
  kind: "site" | "page" | "referrer" | "country";
  value: string;
  views: number;
  visitors: number;
};

/** Identifies a visitor of a page on a day. An empty page stands for the whole site. */
export const visitorKey = ({ siteId, day }: SiteDay, page: string, visitor: string) =>
  `${day}\n${siteId}\n${page}\n${visitor}`;

/**
 * Adds up views. `newVisitors`: the keys of visitors who came to a page, or to the site, for the first time that day.
 * Each visitor is counted once for the site, once for each page, and once for the referrer and the country of the first
 * view.
 */
export function statRows(views: readonly VisitorViews[], newVisitors: ReadonlySet<string>): StatRow[] {
  const uncounted = new Set(newVisitors);
  const rows = new Map<string, StatRow>();

  function add(row: StatRow): void {
    const key = `${row.day}\n${row.siteId}\n${row.kind}\n${row.value}`;
    const existing = rows.get(key);
    if (!existing) rows.set(key, row);
    else {
      existing.views += row.views;
      existing.visitors += row.visitors;
    }
  }

  for (const view of views) {
    const { siteId, day } = view;
    // 1 if the visitor is new to the page and not counted yet, else 0
    const countNewVisitor = (page: string) => {
      if (view.visitor === null) return 0;
      return uncounted.delete(visitorKey(view, page, view.visitor.toString("hex"))) ? 1 : 0;
    };
    const counts = { siteId, day, views: view.views, visitors: countNewVisitor("") };
    add({ ...counts, kind: "site", value: "" });
    add({ ...counts, kind: "referrer", value: view.referrer });
    add({ ...counts, kind: "country", value: view.country });
    add({ ...counts, kind: "page", value: view.path, visitors: countNewVisitor(view.path) });
  }
  return [...rows.values()];
}
