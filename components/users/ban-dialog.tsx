"use client";

import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { TextareaField } from "@/components/form/textarea-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { actOnEach } from "@/components/query/act-on-each";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { BanEndField } from "@/components/users/ban-end-field";
import { userName } from "@/components/users/user-resource";
import type { BanInput, UserDetailsJson } from "@/lib/users/admin-schema";
import { userClient } from "@/lib/users/client";

export type BanDialogProps = DialogProps<boolean> & { users: readonly UserDetailsJson[] };

/** Asks for the reason and the end of the ban, then bans the users. Closes with true once they are banned. */
export function BanDialog({ users, close }: BanDialogProps) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm<BanInput, void>({
    schema: () => import("@/lib/users/admin-schema").then((module) => module.banInput),
    defaultValues: { reason: "", until: null },
    draftKey: `ban-users ${users.map(({ id }) => id).join()}`,
    submit: (ban) => actOnEach(users, (id) => userClient.ban(id, ban)),
    onSuccess() {
      toast({ message: users.length === 1 ? t("User banned") : t("Users banned: :count", { count: users.length }) });
      close(true);
    },
  });
  const [firstUser] = users;

  return (
    <Dialog
      role="alertdialog"
      danger
      title={
        firstUser && users.length === 1
          ? t('Ban ":name"?', { name: userName(firstUser) })
          : t("Ban these :count users?", { count: users.length })
      }
      text={t("They are logged out immediately and cannot log in. They do not see the reason.")}
    >
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-4">
        <TextareaField control={form.control} name="reason" label={t("Reason")} required maxLength={500} rows={3} />
        <BanEndField control={form.control} />
        <DialogActions>
          <Button onClick={() => close(false)}>{t("Cancel")}</Button>
          <SaveButton control={form.control} variant="danger-solid" pendingLabel={t("Banning")}>
            {users.length === 1 ? t("Ban user") : t("Ban :count users", { count: users.length })}
          </SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
