"use client";

import { useT } from "@/components/i18n/use-t";
import { ResourceScreen } from "@/components/resource/resource-screen";
import { USER_PAGE_COLUMNS } from "@/components/user-pages/user-page-columns";
import { userPageResource } from "@/components/user-pages/user-page-resource";

const ORDER = { by: "created_at", dir: "asc" } as const;

export function UserPagesScreen() {
  const t = useT();
  return (
    <ResourceScreen
      resource={userPageResource}
      columns={USER_PAGE_COLUMNS}
      order={ORDER}
      text={t("Pages and links for members, in the sidebar of the dashboard.")}
    />
  );
}
