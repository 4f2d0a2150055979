"use client";

import { useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { NamedIcon } from "@/components/ui/named-icon";
import { NativeSelect } from "@/components/ui/native-select";
import { api } from "@/lib/http/client";

/** The languages of the site, each under its own name. Choosing one reloads the page. */
export function LanguagePicker() {
  const { languages, settings } = useBootstrap();
  const t = useT();
  const [isChanging, setChanging] = useState(false);
  if (!settings.i18n.enable || languages.length < 2) return null;

  async function change(locale: string) {
    setChanging(true);
    try {
      await api.post("users/me/locale", { locale });
      location.reload();
    } catch (error) {
      reportApiError(error, t);
      setChanging(false);
    }
  }

  return (
    <span className="flex items-center gap-2">
      <NamedIcon name="languages" />
      <NativeSelect
        compact
        aria-label={t("Language")}
        value={t.language}
        aria-busy={isChanging || undefined}
        onChange={(event) => void change(event.target.value)}
      >
        {languages.map(({ language, name }) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
