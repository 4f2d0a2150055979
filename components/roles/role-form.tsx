"use client";

import { useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { NameField } from "@/components/form/name-field";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useT } from "@/components/i18n/use-t";
import { PermissionsField } from "@/components/permissions/permissions-field";
import { RoleWords } from "@/components/permissions/role-words";
import type { FieldsProps, ResourceFields } from "@/components/resource/resource";
import { type Line, line } from "@/lib/i18n/line";
import { describeRole } from "@/lib/ownership/role-words";
import type { RoleInput, RoleJson } from "@/lib/roles/schema";

export const roleForm: ResourceFields<RoleJson, RoleInput> = {
  schema: () => import("@/lib/roles/schema").then((module) => module.roleInput),
  blank: { name: "", description: "", type: "site", default: false, permissions: [] },
  valuesOf: ({ name, description, type, permissions, ...role }) => ({
    name,
    description,
    type,
    default: role.default,
    permissions,
  }),
  Fields: RoleFields,
};

/** Why the type cannot be changed. Undefined if it can be changed. */
function fixedTypeReason(role: RoleJson): Line | undefined {
  if (role.system) return line("The type of a system role cannot be changed.");
  return role.users_count > 0 ? line("The type of a role in use cannot be changed.") : undefined;
}

/** What members with the role may do, as the role is now in the form. */
function WorkspaceRoleWords({ control }: Pick<FieldsProps<RoleJson, RoleInput>, "control">) {
  const t = useT();
  const [type, permissions] = useWatch({ control, name: ["type", "permissions"] });
  return type === "workspace" && <RoleWords may={describeRole({ permissions }, t)} />;
}

function RoleFields({ control, row }: FieldsProps<RoleJson, RoleInput>) {
  const t = useT();
  const fixedReason = row ? fixedTypeReason(row) : undefined;
  return (
    <>
      <div className="grid max-w-155 content-start gap-5">
        <NameField control={control} maxLength={80} />
        <TextareaField control={control} name="description" label={t("Description")} maxLength={500} rows={2} />
        <SelectField
          control={control}
          name="type"
          label={t("Type")}
          hint={fixedReason && t(fixedReason)}
          disabled={fixedReason !== undefined}
          options={[
            { value: "site", label: t("Site"), note: t("for users") },
            { value: "workspace", label: t("Workspace"), note: t("for members of a workspace") },
          ]}
        />
        <CheckboxField
          control={control}
          name="default"
          label={t("Give this role to every new account")}
          hint={t("Only a site role can be given to new accounts.")}
        />
      </div>
      <PermissionsField control={control} name="permissions" label={t("Permissions")} />
      <WorkspaceRoleWords control={control} />
    </>
  );
}
