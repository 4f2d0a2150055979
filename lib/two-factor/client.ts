import { api } from "@/lib/http/client";
import type { QrCodeResponse, RecoveryCodesResponse } from "@/lib/two-factor/schema";

type QueryContext = { signal: AbortSignal };

/** Calls about the user's own second factor. Each throws `ApiError`: a 423 if the password is not confirmed. */
export const twoFactorClient = {
  startSetup: () => api.post<RecoveryCodesResponse>("auth/user/two-factor-authentication"),
  disable: () => api.delete("auth/user/two-factor-authentication"),
  confirm: (input: { code: string }) =>
    api.post<RecoveryCodesResponse>("auth/user/confirmed-two-factor-authentication", input),
  regenerateRecoveryCodes: () => api.post<RecoveryCodesResponse>("auth/user/two-factor-recovery-codes"),
  /** For `useQuery`. Not cached, because each setup has a new secret. */
  qrCode: () => ({
    queryKey: ["two-factor", "qr-code"] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<QrCodeResponse>("auth/user/two-factor/qr-code", undefined, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }),
};
