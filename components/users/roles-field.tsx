"use client";

import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldNote } from "@/components/ui/field-note";
import { useSiteRoles } from "@/components/users/use-user-filters";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  /** Those that the user has, which are shown also to somebody who may not see all roles. */
  roles: readonly { id: number; name: string }[];
};

/** The roles of a user, ticked among all of the site. */
export function RolesField<Values extends FieldValues>({ control, name, roles }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  const all = useSiteRoles();
  const t = useT();
  const chosen: readonly number[] = field.value ?? [];
  const message = fieldState.error?.message;
  const options = all ?? roles.map((role) => ({ ...role, name: t(role.name), description: "" }));

  const change = (id: number, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, id] : chosen.filter((known) => known !== id));

  return (
    <fieldset className="grid max-w-155 content-start gap-3">
      <legend className="mb-1.5 text-small font-medium">{t("Roles")}</legend>
      <FieldNote
        id={undefined}
        hint={t("Without a role, a new user gets the default ones.")}
        error={message && t(message)}
      />
      {options.map(({ id, name: label, description }, index) => (
        <Checkbox
          key={id}
          ref={index === 0 ? field.ref : undefined}
          label={
            <>
              <bdi>{label}</bdi> {description && <span className="text-small text-muted">{description}</span>}
            </>
          }
          checked={chosen.includes(id)}
          onChange={({ target }) => change(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}
