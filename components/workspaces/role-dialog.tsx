"use client";

import { useWatch } from "react-hook-form";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { SelectField } from "@/components/form/select-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { RoleWords } from "@/components/permissions/role-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { workspaceClient } from "@/lib/workspaces/client";
import type { MemberJson } from "@/lib/workspaces/schema";

export type RoleDialogProps = DialogProps<boolean> & {
  workspaceId: number;
  member: MemberJson;
  roles: readonly { id: number; name: string; may: string[] }[];
};

/** Asks for a member's new role. Closes with true once it is saved. */
export function RoleDialog({ close, workspaceId, member, roles }: RoleDialogProps) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/workspaces/role-form").then((module) => module.roleForm),
    defaultValues: { role_id: String(member.role.id) },
    draftKey: `change-role ${member.id}`,
    submit: ({ role_id }) => workspaceClient.changeRole(workspaceId, member.id, Number(role_id)),
    onSuccess: () => {
      toast({ message: t("Role changed") });
      close(true);
    },
  });
  const roleId = useWatch({ control: form.control, name: "role_id" });
  const chosenRole = roles.find(({ id }) => String(id) === roleId);
  return (
    <Dialog title={t("Change the role of :name", { name: member.display_name })} size="sm">
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid gap-5">
        <SelectField
          control={form.control}
          name="role_id"
          label={t("Role")}
          options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {chosenRole && <RoleWords may={chosenRole.may} />}
        <DialogActions>
          <Button onClick={() => close(false)}>{t("Cancel")}</Button>
          <SaveButton control={form.control} needsChange>
            {t("Change role")}
          </SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
