"use client";

import { ResourceScreen } from "@/components/resource/resource-screen";
import { useUserFilters } from "@/components/users/use-user-filters";
import { useUserListActions } from "@/components/users/use-user-list-actions";
import { USER_COLUMNS } from "@/components/users/user-columns";
import { useUserResource } from "@/components/users/user-resource";

const ORDER = { by: "created_at", dir: "desc" } as const;

export function UsersScreen() {
  const resource = useUserResource();
  const filters = useUserFilters();
  const { rowActions, bulkActions } = useUserListActions();
  return (
    <ResourceScreen
      resource={resource}
      columns={USER_COLUMNS}
      filters={filters}
      order={ORDER}
      rowActions={rowActions}
      bulkActions={bulkActions}
    />
  );
}
