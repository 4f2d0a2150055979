"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";
import { findText } from "@/components/ui/find-text";
import { SearchInput } from "@/components/ui/search-input";
import { PERMISSIONS, type Permission } from "@/lib/permissions/permissions";

/** Longer lists get a search field. */
const MAX_WITHOUT_SEARCH = 10;

type Props = { names: readonly Permission[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Permissions as checkboxes, with a search for long lists. */
export function AbilityList({ names, chosen, onChange }: Props) {
  const [query, setQuery] = useState("");
  const t = useT();
  const searchText = query.trim();
  const matches = names.filter((name) => findText(`${name} ${t(PERMISSIONS[name])}`, searchText) !== null);

  return (
    <div className="grid content-start gap-2">
      {names.length > MAX_WITHOUT_SEARCH && (
        <SearchInput
          aria-label={t("Search permissions")}
          placeholder={t("Search permissions")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <div className="grid max-h-55 content-start gap-2 overflow-y-auto p-[3px]">
        {matches.map((name) => (
          <Checkbox
            key={name}
            label={
              <>
                {t(PERMISSIONS[name])} <code className="text-small text-muted">{name}</code>
              </>
            }
            checked={chosen.includes(name)}
            onChange={(event) => onChange(toggle(chosen, name, event.target.checked))}
          />
        ))}
        {matches.length === 0 && <p className="text-small text-muted">{t("There are no items matching your query")}</p>}
      </div>
    </div>
  );
}

const toggle = (chosen: readonly string[], name: string, isOn: boolean) =>
  isOn ? [...chosen, name] : chosen.filter((other) => other !== name);
