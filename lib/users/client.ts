import { api } from "@/lib/http/client";
import type { PasswordChangeInput } from "@/lib/passwords/schema";
import type { AccountChange } from "@/lib/users/account-schema";
import type { UserDetailsJson } from "@/lib/users/admin-schema";

type Asked = { signal: AbortSignal };
type Account = UserDetailsJson & Required<Pick<UserDetailsJson, "roles" | "social_profiles" | "tokens">>;

/** What a user does with their own account. Each call throws `ApiError`. */
export const accountClient = {
  /** Begins the key of everything that is kept of one's own account: `invalidateQueries({ queryKey: accountClient.key })`. */
  key: ["account"] as const,

  /** Oneself in full, for `useQuery`: every panel of the account settings asks for the same, and one call is made. */
  own: (userId: number) => ({
    queryKey: ["account", "own", userId] as const,
    queryFn: async ({ signal }: Asked) => {
      const parts = { with: ["roles", "social_profiles", "tokens"] };
      return (await api.get<{ user: Account }>(`users/${userId}`, parts, { signal })).user;
    },
  }),

  update: (change: AccountChange) => api.put<{ user: UserDetailsJson }>("users/me", change),
  /** Deletes one's own account for good; the password must have been confirmed. */
  remove: (userId: number) => api.delete(`users/${userId}`, { deleteCurrentUser: true }),
  changePassword: (change: PasswordChangeInput) => api.put("auth/user/password", change),
  confirmNewEmail: (input: { code: string }) => api.post("validate-email-verification-otp", input),
  undoEmailChange: (token: string) => api.post<{ email: string }>("auth/email-change/undo", { token }),
};
