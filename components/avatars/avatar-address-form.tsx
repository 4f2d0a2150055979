"use client";

import { useEffect } from "react";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { avatarClient } from "@/lib/avatars/client";
import type { AvatarAddress } from "@/lib/avatars/schema";

type Props = { userId: number; onClose: () => void };

/** The form for the address of a picture on the web. The server fetches the picture. */
export function AvatarAddressForm({ userId, onClose }: Props) {
  const refresh = useAccountRefresh();
  const t = useT();
  const { form, pending, onSubmit } = useApiForm<AvatarAddress, unknown>({
    schema: () => import("@/lib/avatars/schema").then((module) => module.avatarAddress),
    defaultValues: { url: "" },
    submit: (input) => avatarClient.fetchFrom(userId, input),
    async onSuccess() {
      await refresh();
      toast({ message: t("Uploaded avatar") });
      onClose();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("url"), [setFocus]);

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-2">
      <TextField
        control={form.control}
        name="url"
        label={t("Image address")}
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        dir="ltr"
        required
      />
      <div className="flex flex-wrap items-center gap-2">
        <SaveButton control={form.control} size="s" variant="secondary">
          {t("Use this image")}
        </SaveButton>
        <Button size="s" variant="ghost" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </ApiForm>
  );
}
