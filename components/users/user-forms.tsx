"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { CheckboxField } from "@/components/form/checkbox-field";
import { PasswordField } from "@/components/form/password-field";
import { TextField } from "@/components/form/text-field";
import { useT } from "@/components/i18n/use-t";
import { PermissionsField } from "@/components/permissions/permissions-field";
import type { FieldsProps, ResourceFields } from "@/components/resource/resource";
import { RolesField } from "@/components/users/roles-field";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@/lib/passwords/policy";
import type { UserDetailsForm, UserDetailsJson, UserForm, UserRightsForm } from "@/lib/users/admin-schema";

const schemas = () => import("@/lib/users/admin-schema");

export const userDetailsForm: ResourceFields<UserDetailsJson, UserDetailsForm> = {
  schema: () => schemas().then((module) => module.userDetailsForm),
  blank: { first_name: "", last_name: "", email: "", password: "", email_verified: false },
  valuesOf: detailsOf,
  Fields: DetailsFields,
};

export const userRightsForm: ResourceFields<UserDetailsJson, UserRightsForm> = {
  schema: () => schemas().then((module) => module.userRightsForm),
  blank: { roles: [], permissions: [] },
  valuesOf: rightsOf,
  Fields: RightsFields,
};

export const newUserForm: ResourceFields<UserDetailsJson, UserForm> = {
  schema: () => schemas().then((module) => module.userForm),
  blank: { ...userDetailsForm.blank, ...userRightsForm.blank },
  valuesOf: (user) => ({ ...detailsOf(user), ...rightsOf(user) }),
  Fields: NewUserFields,
};

function detailsOf({ first_name, last_name, email, email_verified_at }: UserDetailsJson): UserDetailsForm {
  return { first_name, last_name, email, password: "", email_verified: email_verified_at !== null };
}

function rightsOf({ roles = [], permissions }: UserDetailsJson): UserRightsForm {
  return { roles: roles.map(({ id }) => id), permissions };
}

function DetailsFields({ control, row }: FieldsProps<UserDetailsJson, UserDetailsForm>) {
  const { user: me } = useBootstrap();
  const t = useT();
  const isOwn = row !== null && row.id === me?.id;
  return (
    <div className="grid max-w-155 content-start gap-5">
      <div className="grid content-start gap-5 md:grid-cols-2">
        <TextField control={control} name="first_name" label={t("First name")} maxLength={80} autoComplete="off" />
        <TextField control={control} name="last_name" label={t("Last name")} maxLength={80} autoComplete="off" />
      </div>
      <TextField
        control={control}
        name="email"
        type="email"
        label={t("Email")}
        hint={isOwn ? t("Change your own email address and password in your account settings.") : undefined}
        required
        maxLength={254}
        autoComplete="off"
        disabled={isOwn}
      />
      {!isOwn && (
        <>
          <CheckboxField control={control} name="email_verified" label={t("The email address is verified")} />
          <PasswordField
            control={control}
            name="password"
            label={row ? t("New password") : t("Password")}
            hint={
              row
                ? t("Leave empty to keep the current password.")
                : t("If this is empty, the user can request a link to set a password.")
            }
            minLength={PASSWORD_MIN_LENGTH}
            maxLength={PASSWORD_MAX_LENGTH}
            autoComplete="new-password"
          />
        </>
      )}
    </div>
  );
}

function RightsFields({ control, row }: FieldsProps<UserDetailsJson, UserRightsForm>) {
  const t = useT();
  return (
    <>
      <RolesField
        control={control}
        name="roles"
        roles={row?.roles ?? []}
        hint={row ? undefined : t("If you select none, the user gets the default roles.")}
      />
      <PermissionsField
        control={control}
        name="permissions"
        label={t("Permissions")}
        hint={t("Permissions in addition to those of the user's roles.")}
      />
    </>
  );
}

/** The fields of `userDetailsForm` and of `userRightsForm`. The casts are safe, because this form has all of them. */
function NewUserFields({ control }: FieldsProps<UserDetailsJson, UserForm>) {
  const details = control as unknown as FieldsProps<UserDetailsJson, UserDetailsForm>["control"];
  const rights = control as unknown as FieldsProps<UserDetailsJson, UserRightsForm>["control"];
  return (
    <>
      <DetailsFields control={details} row={null} />
      <RightsFields control={rights} row={null} />
    </>
  );
}
