"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePermission } from "@/components/bootstrap/use-permission";
import type { FilterOf } from "@/components/data-table/column";
import { useT } from "@/components/i18n/use-t";
import { USER_STATE_TEXTS } from "@/components/users/user-state";
import { line } from "@/lib/i18n/line";
import type { UserListQuery } from "@/lib/users/admin-schema";
import { USER_STATES } from "@/lib/users/policy";
import { valueListsClient } from "@/lib/value-lists/client";

const ROW_ID = /^[1-9]\d{0,8}$/;
const STATE_FILTER: FilterOf<UserListQuery> = {
  name: "state",
  label: line("State"),
  options: USER_STATES.map((value) => ({ value, label: USER_STATE_TEXTS[value] })),
};

/** The roles that a user can have. Undefined until they are loaded, or if the admin may not see roles. */
export function useSiteRoles() {
  const { language } = useT();
  const canSee = usePermission("roles.view");
  return useQuery({ ...valueListsClient.lists(["roles"], language), enabled: canSee }).data?.roles;
}

/** The filters of the list of users: by state and, for those who may see roles, by role. */
export function useUserFilters(): readonly FilterOf<UserListQuery>[] {
  const canSeeRoles = usePermission("roles.view");
  const roles = useSiteRoles();
  return useMemo(() => {
    const options = roles?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
    const role: FilterOf<UserListQuery> = { name: "role", label: line("Role"), accepts: ROW_ID, options };
    return canSeeRoles ? [STATE_FILTER, role] : [STATE_FILTER];
  }, [canSeeRoles, roles]);
}
