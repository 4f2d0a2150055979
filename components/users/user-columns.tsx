"use client";

import type { Column } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { Avatar } from "@/components/ui/avatar";
import { userName } from "@/components/users/user-resource";
import { UserStateDot } from "@/components/users/user-state";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import type { UserDetailsJson, UserListQuery } from "@/lib/users/admin-schema";

export const USER_COLUMNS: readonly Column<UserDetailsJson, UserListQuery>[] = [
  {
    id: "name",
    header: line("Name"),
    orderBy: "last_name",
    card: "title",
    cell: (user) => (
      <TitleCell
        href={routes.adminScreen("users", user.id)}
        lead={<Avatar name={userName(user)} src={user.avatar} />}
        title={<bdi>{userName(user)}</bdi>}
        text={userName(user) === user.email ? undefined : <bdi>{user.email}</bdi>}
      />
    ),
  },
  { id: "email", header: line("Email"), orderBy: "email", isOptional: true, cell: ({ email }) => <bdi>{email}</bdi> },
  { id: "roles", header: line("Roles"), cell: (user) => <Roles user={user} /> },
  { id: "state", header: line("State"), card: "line", cell: (user) => <UserStateDot user={user} /> },
  { id: "two-factor", header: line("Two factor"), cell: (user) => <TwoFactor user={user} /> },
  {
    id: "created",
    header: line("Created"),
    orderBy: "created_at",
    cell: (user) => <FormattedDate value={user.created_at} className="text-muted" />,
  },
];

function Roles({ user: { roles = [] } }: { user: UserDetailsJson }) {
  const t = useT();
  return (
    <span dir="auto" className="block max-w-50 truncate">
      {roles.map(({ name }) => t(name)).join(", ")}
    </span>
  );
}

function TwoFactor({ user }: { user: UserDetailsJson }) {
  const t = useT();
  return user.two_factor_confirmed_at ? t("On") : <span className="text-muted">{t("Off")}</span>;
}
