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
import { USER_PARTS } from "@/lib/users/policy";

type QueryContext = { signal: AbortSignal };

/** Calls about the user's own account. Each throws `ApiError`. */
export const accountClient = {
  /** The prefix of all query keys of the user's own account: `invalidateQueries({ queryKey: accountClient.key })`. */
  key: ["account"] as const,

  /** The user's own details with all parts, for `useQuery`. The panels of the account settings share one request. */
  own: (userId: number) => ({
    queryKey: ["account", "own", userId] as const,
    queryFn: async ({ signal }: QueryContext) => {
      return (await api.get<{ user: UserProfileJson }>(`users/${userId}`, { with: USER_PARTS }, { signal })).user;
    },
  }),

  update: (change: AccountChange) => api.put<{ user: UserDetailsJson }>("users/me", change),
  /** Deletes the user's own account permanently. Requires a confirmed password. */
  remove: (userId: number) => api.delete(`users/${userId}`, { deleteCurrentUser: true }),
  changePassword: (change: PasswordChangeInput) => api.put("auth/user/password", change),
  confirmNewEmail: (input: { code: string }) => api.post("validate-email-verification-otp", input),
  undoEmailChange: (token: string) => api.post<{ email: string }>("auth/email-change/undo", { token }),
};

/** The calls for the list, and for the form that creates a user. */
const users = resourceClient<UserDetailsJson, UserForm>("users", "user");
const details = resourceClient<UserDetailsJson, UserDetailsForm>("users", "user");

/** An admin's calls about other accounts. Each throws `ApiError`. */
export const userClient = {
  ...users,
  list: (list: ListParams) => users.list({ ...list, with: "roles" }),
  create: (input: UserForm) => users.create(withDefaultRoles(withoutEmptyPassword(input))),

  /** A user with all parts, for `useQuery`. */
  profile: (id: number) => ({
    queryKey: [...users.key, "profile", id] as const,
    queryFn: async ({ signal }: QueryContext) => {
      return (await api.get<{ user: UserProfileJson }>(`users/${id}`, { with: USER_PARTS }, { signal })).user;
    },
  }),
  /** The sessions of a user, for `useQuery`. */
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

/** The clients of the two forms on a user's page. Each form changes some of the fields. */
export const userDetailsClient = {
  ...details,
  update: (id: number, input: Partial<UserDetailsForm>) => details.update(id, withoutEmptyPassword(input)),
};
export const userRightsClient = resourceClient<UserDetailsJson, UserRightsForm>("users", "user");

/** Leaves out an empty password, so that the password does not change. */
function withoutEmptyPassword<Input extends { password?: string }>({ password, ...input }: Input): Input {
  return (password ? { ...input, password } : input) as Input;
}

/** Leaves out an empty list of roles, so that a new user gets the default roles. */
function withDefaultRoles({ roles, ...input }: UserForm): UserForm {
  return (roles.length > 0 ? { ...input, roles } : input) as UserForm;
}
