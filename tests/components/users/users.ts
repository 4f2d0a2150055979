import type { UserProfileJson } from "@/lib/users/admin-schema";

/** A user as the API's admin calls return it, with the given changes. */
export const userWith = (changes: Partial<UserProfileJson> = {}): UserProfileJson => ({
  id: 12,
  display_name: "Lena Vogt",
  avatar: null,
  first_name: "Lena",
  last_name: "Vogt",
  email: "lena@example.org",
  email_verified_at: "2025-03-04T10:00:00.000Z",
  language: null,
  country: null,
  timezone: "Europe/Berlin",
  two_factor_confirmed_at: null,
  has_password: true,
  permissions: [],
  banned_at: null,
  banned_until: null,
  ban_reason: null,
  created_at: "2025-03-04T10:00:00.000Z",
  roles: [{ id: 2, name: "Users" }],
  social_profiles: [],
  tokens: [],
  ...changes,
});
