"use client";

import { AbilitiesField } from "@/components/access-tokens/abilities-field";
import { ExpiryField } from "@/components/access-tokens/expiry-field";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog-actions";
import { accessTokensClient } from "@/lib/access-tokens/client";
import type { AccessTokenForm, CreatedAccessToken } from "@/lib/access-tokens/schema";

type Props = { onCreated: (plainTextToken: string) => void; onCancel: () => void };

/** The name, permissions and expiry of a new token. */
export function TokenForm({ onCreated, onCancel }: Props) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm<AccessTokenForm, CreatedAccessToken>({
    schema: () => import("@/lib/access-tokens/schema").then((module) => module.accessTokenInput),
    defaultValues: { tokenName: "", abilities: [], expires_at: null },
    submit: accessTokensClient.create,
    onSuccess: ({ plainTextToken }) => onCreated(plainTextToken),
  });

  return (
    <ApiForm onSubmit={onSubmit} pending={pending}>
      <TextField
        control={form.control}
        name="tokenName"
        label={t("Token name")}
        hint={t("The program that will use it, so that you can recognise it later.")}
        required
        maxLength={80}
        autoComplete="off"
      />
      <ExpiryField control={form.control} />
      <AbilitiesField control={form.control} />
      <DialogActions>
        <Button onClick={onCancel}>{t("Cancel")}</Button>
        <SaveButton control={form.control} pendingLabel={t("Creating")}>
          {t("Create")}
        </SaveButton>
      </DialogActions>
    </ApiForm>
  );
}
