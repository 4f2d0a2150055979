"use client";

import { type Control, useController } from "react-hook-form";
import { AbilityList } from "@/components/access-tokens/ability-list";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { FieldSet } from "@/components/ui/field-set";
import { Radio } from "@/components/ui/radio";
import type { AccessTokenForm } from "@/lib/access-tokens/schema";
import { can } from "@/lib/permissions/can";
import { PERMISSIONS, type Permission } from "@/lib/permissions/permissions";

/** Abilities that are not offered: every token has the first, and the second would restrict nothing. */
const UNOFFERED_ABILITIES: readonly Permission[] = ["api.access", "admin"];

/** What a token can do: everything its owner can, or only the selected permissions. */
export function AbilitiesField({ control }: { control: Control<AccessTokenForm, unknown, AccessTokenForm> }) {
  const { field, fieldState } = useController({ control, name: "abilities" });
  const isRestricted = field.value?.length !== 0;
  const { user } = useBootstrap();
  const t = useT();
  const names = Object.keys(PERMISSIONS) as Permission[];
  const ownPermissions = names.filter((name) => user && can(user, name) && !UNOFFERED_ABILITIES.includes(name));
  if (ownPermissions.length === 0) return null;

  /** An empty list would mean all permissions. If none is selected, the value is null, which the schema rejects. */
  const restrictTo = (abilities: readonly string[]) => field.onChange(abilities.length === 0 ? null : abilities);

  const error = field.value ? fieldState.error?.message : undefined;
  return (
    <FieldSet
      label={t("Permissions")}
      hint={isRestricted && !field.value && t("Choose at least one.")}
      error={error && t(error)}
    >
      <Radio
        name="reach"
        label={t("Everything I can do")}
        checked={!isRestricted}
        onChange={() => field.onChange([])}
      />
      <Radio name="reach" label={t("Only what I choose")} checked={isRestricted} onChange={() => restrictTo([])} />
      {isRestricted && <AbilityList names={ownPermissions} chosen={field.value ?? []} onChange={restrictTo} />}
    </FieldSet>
  );
}
