/** The states of a user. A banned user is `banned`, even with an unverified address. */
export const USER_STATES = ["active", "unverified", "banned"] as const;
export type UserState = (typeof USER_STATES)[number];

/** The parts that the query parameter `with` can add to a user. */
export const USER_PARTS = ["roles", "social_profiles", "tokens"] as const;

type StateFields = { banned_at: string | null; email_verified_at: string | null };

export function userState({ banned_at, email_verified_at }: StateFields): UserState {
  if (banned_at) return "banned";
  return email_verified_at ? "active" : "unverified";
}
