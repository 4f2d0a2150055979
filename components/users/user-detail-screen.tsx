"use client";

import { RowScreen } from "@/components/resource/row-screen";
import { UserScreen } from "@/components/users/user-screen";
import { userClient } from "@/lib/users/client";

/** The page of the user whose id is in the path. */
export function UserDetailScreen() {
  return <RowScreen query={userClient.profile}>{(user) => <UserScreen key={user.id} initial={user} />}</RowScreen>;
}
