import type { AvatarAddress } from "@/lib/avatars/schema";
import { api } from "@/lib/http/client";
import type { UserDetailsJson } from "@/lib/users/admin-schema";

type UserResponse = { user: UserDetailsJson };

/** Enough for 2 MB on a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Calls about a user's avatar. Each throws `ApiError`. */
export const avatarClient = {
  upload(userId: number, file: File) {
    const form = new FormData();
    form.append("file", file);
    return api.post<UserResponse>(`users/${userId}/avatar`, form, { timeoutMs: UPLOAD_TIMEOUT_MS });
  },
  fetchFrom: (userId: number, input: AvatarAddress) => api.post<UserResponse>(`users/${userId}/avatar`, input),
  remove: (userId: number) => api.delete<UserResponse>(`users/${userId}/avatar`),
};
