"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import type { UserJson } from "@/lib/users/schema";

/** The logged-in user. Use only on pages that require a login. */
export function useLoggedInUser(): UserJson {
  const { user } = useBootstrap();
  if (!user) throw new Error("useLoggedInUser needs a logged-in user.");
  return user;
}
