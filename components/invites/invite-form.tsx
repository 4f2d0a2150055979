"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/textarea-field";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { RoleWords } from "@/components/permissions/role-words";
import { RetryNote } from "@/components/ui/retry-note";
import { toast } from "@/components/ui/toast";
import { splitAddresses } from "@/lib/invites/addresses";
import { inviteClient } from "@/lib/invites/client";
import { INVITE_DAYS, INVITES_MAX } from "@/lib/invites/policy";
import { valueListsClient } from "@/lib/value-lists/client";

const ROWS = 4;

/** Invites many addresses at once, typed or pasted. */
export function InviteForm({ workspaceId }: { workspaceId: number }) {
  const t = useT();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(valueListsClient.lists(["workspace_roles"], t.language));
  const roles = data?.workspace_roles;
  const { form, pending, onSubmit } = usePageForm({
    schema: () => import("@/lib/invites/invite-form").then((module) => module.inviteForm),
    defaultValues: { emails: "", role_id: "" },
    submit: ({ emails, role_id }) =>
      inviteClient.send(workspaceId, { emails: splitAddresses(emails), role_id: Number(role_id) }),
    onSuccess: ({ length: count }) => {
      toast({ message: t("{count, plural, one {# invite sent} other {# invites sent}}", { count }) });
      form.reset({ emails: "", role_id: form.getValues("role_id") });
      void queries.invalidateQueries({ queryKey: inviteClient.key });
    },
  });

  // the first role is that of workspace admins, so it is preselected only if there is no other role
  const initialRole = roles?.at(1) ?? roles?.at(0);
  useEffect(() => {
    if (!initialRole || form.getValues("role_id") !== "") return;
    form.resetField("role_id", { defaultValue: String(initialRole.id) });
  }, [initialRole, form]);

  const roleId = useWatch({ control: form.control, name: "role_id" });
  const chosenRole = roles?.find(({ id }) => String(id) === roleId);
  if (isError && !roles) return <RetryNote onRetry={() => void refetch()} />;
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-5">
      <TextareaField
        control={form.control}
        name="emails"
        label={t("Email addresses")}
        hint={t("Type or paste up to :max addresses, one per line or separated by commas.", { max: INVITES_MAX })}
        rows={ROWS}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <SelectField
        control={form.control}
        name="role_id"
        label={t("Role")}
        isLoading={roles === undefined}
        options={(roles ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {chosenRole && <RoleWords may={chosenRole.may} />}
      <div className="flex flex-wrap items-center gap-3">
        <SaveButton control={form.control} pendingLabel={t("Sending")}>
          {t("Send invites")}
        </SaveButton>
        <span className="text-small text-muted">{t("An invite is valid for :days days.", { days: INVITE_DAYS })}</span>
      </div>
    </ApiForm>
  );
}
