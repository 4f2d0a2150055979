"use client";

import { useState } from "react";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { avatarClient } from "@/lib/avatars/client";
import { AVATAR_MAX_BYTES, AVATAR_MAX_MEGABYTES } from "@/lib/avatars/policy";
import { ApiError } from "@/lib/http/client";
import type { T } from "@/lib/i18n/create-t";

/** The user's picture and its actions. Each action shows a toast and returns whether it succeeded. */
export function useAvatar() {
  const user = useLoggedInUser();
  const refresh = useAccountRefresh();
  const [pending, setPending] = useState<"choice" | "removal" | null>(null);
  const t = useT();

  async function run(action: "choice" | "removal", call: () => Promise<unknown>): Promise<boolean> {
    if (pending) return false;
    setPending(action);
    try {
      await call();
      await refresh();
      toast({ message: action === "choice" ? t("Uploaded avatar") : t("Removed avatar") });
      return true;
    } catch (error) {
      showError(error, t);
      return false;
    } finally {
      setPending(null);
    }
  }

  async function upload(file: File): Promise<boolean> {
    const refusal = refusalOf(file);
    if (refusal) toast({ type: "danger", message: refusal });
    return refusal === null && run("choice", () => avatarClient.upload(user.id, file));
  }

  /** Checks the type and size before the upload. The server checks both again. Returns the error message, or null. */
  function refusalOf({ type, size }: File): string | null {
    if (!type.startsWith("image/")) return t("Please select an image.");
    if (size <= AVATAR_MAX_BYTES) return null;
    return t("The image is too large: at most :megabytes MB.", { megabytes: AVATAR_MAX_MEGABYTES });
  }

  return { user, pending, upload, remove: () => run("removal", () => avatarClient.remove(user.id)) };
}

/** Shows the error of the file field, or the general message if there is none. */
function showError(error: unknown, t: T) {
  const fieldError = error instanceof ApiError ? error.body.errors.file?.[0] : undefined;
  if (fieldError) toast({ type: "danger", message: fieldError });
  else reportApiError(error, t);
}
