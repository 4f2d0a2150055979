"use client";

import type { Column } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { rowPath } from "@/components/resource/resource";
import { userPageResource } from "@/components/user-pages/user-page-resource";
import { line } from "@/lib/i18n/line";
import type { ListedUserPage } from "@/lib/user-pages/client";
import type { UserPageListQuery } from "@/lib/user-pages/schema";

export const USER_PAGE_COLUMNS: readonly Column<ListedUserPage, UserPageListQuery>[] = [
  {
    id: "name",
    header: line("Name"),
    orderBy: "name",
    card: "title",
    cell: (page) => <TitleCell href={rowPath(userPageResource, page)} title={<bdi>{page.name}</bdi>} />,
  },
  { id: "opens", header: line("Opens"), card: "line", cell: (page) => <Target link={page.link} /> },
  {
    id: "created",
    header: line("Created"),
    orderBy: "created_at",
    cell: (page) => <FormattedDate value={page.created_at} className="text-muted" />,
  },
];

/** What the page's entry in the sidebar opens: the page itself, or its link. */
function Target({ link }: { link: string | null }) {
  const t = useT();
  if (link === null) return <span className="text-muted">{t("A page in the dashboard")}</span>;
  return <bdi className="block max-w-80 truncate text-muted">{link}</bdi>;
}
