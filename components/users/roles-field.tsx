"use client";

import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldSet } from "@/components/ui/field-set";
import { useSiteRoles } from "@/components/users/use-user-filters";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  /** The user's roles. Admins who may not see all roles get only these as options. */
  roles: readonly { id: number; name: string }[];
  hint?: string | undefined;
};

/** Checkboxes for the roles that a user can have. The user's roles are checked. */
export function RolesField<Values extends FieldValues>({ control, name, roles, hint }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  const siteRoles = useSiteRoles();
  const t = useT();
  const chosenIds: readonly number[] = field.value ?? [];
  const message = fieldState.error?.message;
  const options = siteRoles ?? roles.map((role) => ({ ...role, name: t(role.name), description: "" }));

  const change = (id: number, isOn: boolean) =>
    field.onChange(isOn ? [...chosenIds, id] : chosenIds.filter((chosenId) => chosenId !== id));

  return (
    <FieldSet label={t("Roles")} hint={hint} error={message && t(message)}>
      <div className="grid content-start gap-3 py-1">
        {options.map(({ id, name: label, description }, index) => (
          <Checkbox
            key={id}
            ref={index === 0 ? field.ref : undefined}
            label={
              <>
                <bdi>{label}</bdi> {description && <span className="text-small text-muted">{description}</span>}
              </>
            }
            checked={chosenIds.includes(id)}
            onChange={({ target }) => change(id, target.checked)}
          />
        ))}
      </div>
    </FieldSet>
  );
}
