"use client";

import { useT } from "@/components/i18n/use-t";
import { ResourceScreen } from "@/components/resource/resource-screen";
import { ROLE_COLUMNS, ROLE_FILTERS } from "@/components/roles/role-columns";
import { roleResource } from "@/components/roles/role-resource";

const ORDER = { by: "created_at", dir: "asc" } as const;

export function RolesScreen() {
  const t = useT();
  return (
    <ResourceScreen
      resource={roleResource}
      columns={ROLE_COLUMNS}
      filters={ROLE_FILTERS}
      order={ORDER}
      text={t("Sets of permissions for users and workspace members.")}
    />
  );
}
