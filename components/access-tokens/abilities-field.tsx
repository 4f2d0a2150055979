"use client";

import { useState } from "react";
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
const NOT_OFFERED: readonly Permission[] = ["api.access", "admin"];

/** What a token can do: everything its owner can, or only the selected permissions. */
export function AbilitiesField({ control }: { control: Control<AccessTokenForm, unknown, AccessTokenForm> }) {
  const { field, fieldState } = useController({ control, name: "abilities" });
  const [isNarrow, setNarrow] = useState(false);
  const { user } = useBootstrap();
  const t = useT();
  const names = Object.keys(PERMISSIONS) as Permission[];
  const own = names.filter((name) => user && can(user, name) && !NOT_OFFERED.includes(name));
  if (own.length === 0) return null;

  /** An empty list would mean all permissions. Null means that none is selected, and the schema rejects it. */
  const set = (chosen: readonly string[], narrow: boolean) =>
    field.onChange(narrow && chosen.length === 0 ? null : chosen);

  function choose(narrow: boolean) {
    setNarrow(narrow);
    set([], narrow);
  }

  const error = field.value ? fieldState.error?.message : undefined;
  return (
    <FieldSet
      label={t("Permissions")}
      hint={isNarrow && !field.value && t("Choose at least one.")}
      error={error && t(error)}
    >
      <Radio name="reach" label={t("Everything I can do")} checked={!isNarrow} onChange={() => choose(false)} />
      <Radio name="reach" label={t("Only what I choose")} checked={isNarrow} onChange={() => choose(true)} />
      {isNarrow && <AbilityList names={own} chosen={field.value ?? []} onChange={(chosen) => set(chosen, true)} />}
    </FieldSet>
  );
}
