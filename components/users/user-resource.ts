"use client";

import { useMemo } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import type { Resource } from "@/components/resource/resource";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import type { UserDetailsForm, UserDetailsJson, UserForm, UserRightsForm } from "@/lib/users/admin-schema";
import { userClient, userDetailsClient, userRightsClient } from "@/lib/users/client";

/** The name of a user for admins: first and last name, or the email address if there is no name. */
export const userName = ({ first_name, last_name, email }: UserDetailsJson) =>
  `${first_name} ${last_name}`.trim() || email;

const SHARED = {
  permissionNoun: "users",
  path: routes.adminScreen("users"),
  rowName: userName,
  needsPasswordToDelete: true,
  hasCsv: true,
  texts: {
    title: line("Users"),
    search: line("Search by name or email"),
    create: line("New user"),
    created: line("User created"),
    saved: line("User saved"),
    delete: line("Delete user"),
    deleted: line("{count, plural, one {User deleted} other {# users deleted}}"),
    consequence: line(
      "{count, plural, one {The account and everything in it will be permanently deleted.} other {The accounts and everything in them will be permanently deleted.}}",
    ),
    empty: line("No users yet"),
  },
} as const;

/**
 * The resource of the list and of the form for new users. Admins cannot delete their own account here. They do so in
 * the account settings.
 */
export function useUserResource(): Resource<UserDetailsJson, UserForm> {
  const { user: me } = useBootstrap();
  return useMemo(
    () => ({
      ...SHARED,
      client: userClient,
      undeletableReason: ({ id }: UserDetailsJson) => (id === me?.id ? line("This is your own account.") : undefined),
    }),
    [me?.id],
  );
}

export const userDetailsResource: Resource<UserDetailsJson, UserDetailsForm> = { ...SHARED, client: userDetailsClient };
export const userRightsResource: Resource<UserDetailsJson, UserRightsForm> = { ...SHARED, client: userRightsClient };
