"use client";

import type { Column, FilterOf } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { rowPath } from "@/components/resource/resource";
import { roleResource } from "@/components/roles/role-resource";
import { Tag } from "@/components/ui/tag";
import { line } from "@/lib/i18n/line";
import type { RoleJson, RoleListQuery } from "@/lib/roles/schema";

const TYPE_LABELS = { site: line("Site"), workspace: line("Workspace") };

export const ROLE_FILTERS: readonly FilterOf<RoleListQuery>[] = [
  {
    name: "type",
    label: line("Type"),
    options: [
      { value: "site", label: TYPE_LABELS.site },
      { value: "workspace", label: TYPE_LABELS.workspace },
    ],
  },
];

export const ROLE_COLUMNS: readonly Column<RoleJson, RoleListQuery>[] = [
  {
    id: "name",
    header: line("Name"),
    orderBy: "name",
    card: "title",
    cell: (role) => (
      <TitleCell href={rowPath(roleResource, role)} title={<bdi>{role.name}</bdi>} text={role.description} />
    ),
  },
  { id: "type", header: line("Type"), card: "line", cell: (role) => <RoleType role={role} /> },
  {
    id: "permissions",
    header: line("Permissions"),
    align: "end",
    isOptional: true,
    cell: (role) => role.permissions.length,
  },
  { id: "users", header: line("Users"), align: "end", cell: (role) => <UserCount role={role} /> },
  {
    id: "created",
    header: line("Created"),
    orderBy: "created_at",
    cell: (role) => <FormattedDate value={role.created_at} className="text-muted" />,
  },
];

function RoleType({ role }: { role: RoleJson }) {
  const t = useT();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {t(TYPE_LABELS[role.type])}
      {role.default && <Tag>{t("New accounts")}</Tag>}
    </span>
  );
}

function UserCount({ role }: { role: RoleJson }) {
  const { number } = useFormats();
  return number(role.users_count);
}
