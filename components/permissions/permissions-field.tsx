"use client";

import { type ReactNode, useId, useState } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { PermissionGroup } from "@/components/permissions/permission-group";
import { FieldNote } from "@/components/ui/field-note";
import { findText } from "@/components/ui/find-text";
import { Note } from "@/components/ui/note";
import { SearchInput } from "@/components/ui/search-input";
import type { T } from "@/lib/i18n/create-t";
import { can } from "@/lib/permissions/can";
import { type Grant, PERMISSION_GROUPS, PERMISSIONS } from "@/lib/permissions/permissions";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
};

/** The permissions of a role, a user or a plan, grouped by noun, with their restrictions. */
export function PermissionsField<Values extends FieldValues>({ control, name, label, hint }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  const [query, setQuery] = useState("");
  const { user } = useBootstrap();
  const t = useT();
  const grants: readonly Grant[] = field.value ?? [];
  const [initialGrants] = useState(grants);
  const groups = matchingGroups(query, t);
  const message = fieldState.error?.message;
  const noteId = useId();

  const change = (grant: Grant, isOn: boolean) => {
    const otherGrants = grants.filter((other) => other.name !== grant.name);
    field.onChange(isOn ? [...otherGrants, grant] : otherGrants);
  };

  return (
    <fieldset className="grid content-start gap-4" aria-describedby={noteId}>
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      <FieldNote id={noteId} hint={hint} error={message && t(message)} />
      <div className="max-w-85">
        <SearchInput
          ref={field.ref}
          aria-label={t("Search permissions")}
          placeholder={t("Search permissions")}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      {grants.some((grant) => grant.name === "admin") && (
        <Note>{t("“Do everything” includes all other permissions.")}</Note>
      )}
      <div className="border-t border-line">
        {groups.map(({ noun, label: heading, names }) => (
          <PermissionGroup
            key={noun}
            label={t(heading)}
            names={names}
            grants={grants}
            canGrant={(permission) =>
              (user !== null && can(user, permission)) || initialGrants.some((grant) => grant.name === permission)
            }
            onChange={change}
          />
        ))}
        {groups.length === 0 && (
          <p className="py-4 text-small text-muted">{t("There are no items matching your query")}</p>
        )}
      </div>
    </fieldset>
  );
}

function matchingGroups(query: string, t: T) {
  const trimmedQuery = query.trim();
  return PERMISSION_GROUPS.map(({ names, ...group }) => {
    const label = t(group.label);
    const isMatch = (text: string) => findText(text, trimmedQuery) !== null;
    return { ...group, names: names.filter((name) => isMatch(`${label} ${name} ${t(PERMISSIONS[name])}`)) };
  }).filter(({ names }) => names.length > 0);
}
