"use client";

import { RowScreen } from "@/components/resource/row-screen";
import { UserPageFormScreen } from "@/components/user-pages/user-page-form-screen";
import { userPageClient } from "@/lib/user-pages/client";

/** The form of the user page whose id is in the path. */
export function UserPageRowScreen() {
  return <RowScreen query={userPageClient.detail}>{(row) => <UserPageFormScreen key={row.id} row={row} />}</RowScreen>;
}
