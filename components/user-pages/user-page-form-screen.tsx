"use client";

import { ResourceFormScreen } from "@/components/resource/resource-form-screen";
import { userPageForm } from "@/components/user-pages/user-page-form";
import { userPageResource } from "@/components/user-pages/user-page-resource";
import type { ListedUserPage } from "@/lib/user-pages/client";

/** Changes a user page, or creates one if `row` is null. */
export function UserPageFormScreen({ row }: { row: ListedUserPage | null }) {
  return <ResourceFormScreen resource={userPageResource} fields={userPageForm} row={row} />;
}
