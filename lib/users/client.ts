import { api } from "@/lib/http/client";
import { type ListParams, resourceClient } from "@/lib/http/resource-client";
import type { PasswordChangeInput } from "@/lib/passwords/schema";
import type { SessionJson } from "@/lib/sessions/schema";
import type { AccountChange } from "@/lib/users/account-schema";
import type {
  BanInput,
  UserDetailsForm,
  UserDetailsJson,
  UserForm,
  UserProfileJson,
  UserRightsForm,
} from "@/lib/users/admin-schema";

type QueryContext = { signal: AbortSignal };

/** What a user does with their own account. Each call throws `ApiError`. */
export const accountClient = {
  /** Begins the key of everything that is kept of one's own account: `invalidateQueries({ queryKey: accountClient.key })`. */
  key: ["account"] as const,

  /** Oneself in full, for `useQuery`: every panel of the account settings asks for the same, and one call is made. */
  own: (userId: number) => ({
    queryKey: ["account", "own", userId] as const,
    queryFn: async ({ signal }: QueryContext) => {
      const parts = { with: ["roles", "social_profiles", "tokens"] };
      return (await api.get<{ user: UserProfileJson }>(`users/${userId}`, parts, { signal })).user;
    },
  }),

  update: (change: AccountChange) => api.put<{ user: UserDetailsJson }>("users/me", change),
  /** Deletes one's own account for good; the password must have been confirmed. */
  remove: (userId: number) => api.delete(`users/${userId}`, { deleteCurrentUser: true }),
  changePassword: (change: PasswordChangeInput) => api.put("auth/user/password", change),
  confirmNewEmail: (input: { code: string }) => api.post("validate-email-verification-otp", input),
  undoEmailChange: (token: string) => api.post<{ email: string }>("auth/email-change/undo", { token }),
};

/** The list and the form of a new user. */
const users = resourceClient<UserDetailsJson, UserForm>("users", "user");
const details = resourceClient<UserDetailsJson, UserDetailsForm>("users", "user");

/** What an admin does with the accounts of others. Each call throws `ApiError`. */
export const userClient = {
  ...users,
  list: (list: ListParams) => users.list({ ...list, with: "roles" }),
  create: (input: UserForm) => users.create(withDefaultRoles(withoutEmptyPassword(input))),

  /** A user with all parts, for `useQuery`. */
  profile: (id: number) => ({
    queryKey: [...users.key, "profile", id] as const,
    queryFn: async ({ signal }: QueryContext) => {
      const parts = { with: ["roles", "social_profiles", "tokens"] };
      return (await api.get<{ user: UserProfileJson }>(`users/${id}`, parts, { signal })).user;
    },
  }),
  /** Where a user is logged in, for `useQuery`. */
  sessions: (id: number) => ({
    queryKey: [...users.key, "sessions", id] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ sessions: SessionJson[] }>(`users/${id}/sessions`, undefined, { signal })).sessions,
  }),

  ban: (id: number, ban: BanInput) => api.post(`users/${id}/ban`, ban),
  liftBan: (id: number) => api.delete(`users/${id}/ban`),
  endSessions: (id: number) => api.delete(`users/${id}/sessions`),
  resetTwoFactor: (id: number) => api.delete(`users/${id}/two-factor`),
};

/** The forms of a user's page, each of which changes a part. */
export const userDetailsClient = {
  ...details,
  update: (id: number, input: Partial<UserDetailsForm>) => details.update(id, withoutEmptyPassword(input)),
};
export const userRightsClient = resourceClient<UserDetailsJson, UserRightsForm>("users", "user");

/** An empty field leaves the password as it is. */
function withoutEmptyPassword<Input extends { password?: string }>({ password, ...input }: Input): Input {
  return (password ? { ...input, password } : input) as Input;
}

/** Without roles a new user gets the default ones. */
function withDefaultRoles({ roles, ...input }: UserForm): UserForm {
  return (roles.length > 0 ? { ...input, roles } : input) as UserForm;
}
