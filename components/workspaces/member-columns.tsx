"use client";

import type { Column } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { Avatar } from "@/components/ui/avatar";
import { Tag } from "@/components/ui/tag";
import { line } from "@/lib/i18n/line";
import type { MemberJson, MemberListQuery } from "@/lib/workspaces/schema";

export const MEMBER_COLUMNS: readonly Column<MemberJson, MemberListQuery>[] = [
  {
    id: "name",
    header: line("Name"),
    card: "title",
    cell: ({ display_name: name, email, avatar }) => (
      <TitleCell lead={<Avatar name={name} src={avatar} />} title={<bdi>{name}</bdi>} text={<bdi>{email}</bdi>} />
    ),
  },
  { id: "role", header: line("Role"), card: "line", cell: (member) => <Role member={member} /> },
  {
    id: "joined",
    header: line("Joined"),
    orderBy: "created_at",
    cell: ({ created_at }) => <FormattedDate value={created_at} className="text-muted" />,
  },
];

function Role({ member: { is_owner, role } }: { member: MemberJson }) {
  const t = useT();
  return is_owner ? <Tag>{t("Owner")}</Tag> : role.name;
}
