"use client";

import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { publicationClient } from "@/lib/publications/client";
import type { SiteJson } from "@/lib/sites/schema";

/** Creates the link to a draft, or changes the link's password. Closes with true once the change is saved. */
export function PreviewLinkDialog({ site, close }: DialogProps<boolean> & { site: SiteJson }) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/publications/schema").then((module) => module.previewForm),
    defaultValues: { password: "" },
    submit: ({ password }) => publicationClient.createPreview(site.id, password || undefined),
    onSuccess: () => close(true),
  });
  return (
    <Dialog title={t("Link to the draft")} size="sm">
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid gap-5">
        <TextField
          control={form.control}
          name="password"
          label={t("Password")}
          hint={t("Leave it empty for a link without a password.")}
          maxLength={128}
          autoComplete="off"
        />
        <DialogActions>
          <Button onClick={() => close(false)}>{t("Cancel")}</Button>
          <SaveButton control={form.control}>{site.preview ? t("Save") : t("Create a link")}</SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
