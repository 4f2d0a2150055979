"use client";

import { useMemo } from "react";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { DataTable } from "@/components/data-table/data-table";
import { useList } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";
import { EmptyState } from "@/components/ui/empty-state";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { MEMBER_COLUMNS } from "@/components/workspaces/member-columns";
import { useMemberActions } from "@/components/workspaces/use-member-actions";
import { workspaceClient } from "@/lib/workspaces/client";
import type { MemberJson, WorkspaceJson } from "@/lib/workspaces/schema";

const ORDER = { by: "created_at", dir: "asc" } as const;

/** The members of a workspace. Users who may manage the workspace can change members' roles and remove members. */
export function MemberList({ workspace }: { workspace: WorkspaceJson }) {
  const t = useT();
  const { id: ownId } = useLoggedInUser();
  const source = useMemo(() => workspaceClient.members(workspace.id), [workspace.id]);
  const list = useList({ source, columns: MEMBER_COLUMNS, order: ORDER });
  const { changeRole, makeOwner, remove } = useMemberActions(workspace);

  function rowActions(member: MemberJson): MenuEntry[] {
    if (member.is_owner) return [];
    return [
      { label: t("Change role"), onSelect: () => void changeRole(member) },
      ...(workspace.is_owner && workspace.transfer === null
        ? [{ label: t("Ask to become the owner"), onSelect: () => void makeOwner(member) }]
        : []),
      ...(member.id === ownId ? [] : removalEntries(member)),
    ];
  }

  const removalEntries = (member: MemberJson): MenuEntry[] => [
    "separator",
    { label: t("Remove from the workspace"), danger: true, onSelect: () => void remove(member) },
  ];

  return (
    <DataTable
      name="workspace-members"
      label={t("Members")}
      columns={MEMBER_COLUMNS}
      list={list}
      rowName={({ display_name }) => display_name}
      {...(workspace.can_manage && { rowActions })}
      searchLabel={t("Search members")}
      empty={<EmptyState level={2} title={t("No members")} />}
    />
  );
}
