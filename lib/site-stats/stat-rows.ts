type SiteDay = { siteId: number; day: string };

/** The views of a page by one visitor, with an id in place of the address and the user agent. */
export type SeenView = SiteDay & {
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
 * Adds up views. `added` has the keys of the visitors who had not been there before on that day. Each is counted once
 * for the site, once for each page, and once for the referrer and the country of the first view.
 */
export function statRows(views: readonly SeenView[], added: ReadonlySet<string>): StatRow[] {
  const uncounted = new Set(added);
  const rows = new Map<string, StatRow>();

  function add(row: StatRow): void {
    const key = `${row.day}\n${row.siteId}\n${row.kind}\n${row.value}`;
    const known = rows.get(key);
    if (!known) rows.set(key, row);
    else {
      known.views += row.views;
      known.visitors += row.visitors;
    }
  }

  for (const view of views) {
    const { siteId, day } = view;
    const countNewVisitor = (page: string) =>
      Number(view.visitor !== null && uncounted.delete(visitorKey(view, page, view.visitor.toString("hex"))));
    const counts = { siteId, day, views: view.views, visitors: countNewVisitor("") };
    add({ ...counts, kind: "site", value: "" });
    add({ ...counts, kind: "referrer", value: view.referrer });
    add({ ...counts, kind: "country", value: view.country });
    add({ ...counts, kind: "page", value: view.path, visitors: countNewVisitor(view.path) });
  }
  return [...rows.values()];
}
