"use client";

import { useQuery } from "@tanstack/react-query";
import type { Control } from "react-hook-form";
import { FieldPair } from "@/components/account-settings/field-pair";
import {
  countryOptions,
  languageOptions,
  withCurrentValue,
  zoneOptions,
} from "@/components/account-settings/place-options";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { ComboboxField } from "@/components/form/combobox-field";
import { useT } from "@/components/i18n/use-t";
import { valueListsClient } from "@/lib/value-lists/client";

export type LocationSettings = { language: string | null; country: string | null; timezone: string | null };

/** Language, country and time zone. The server lists the countries and the time zones, in the page's language. */
export function LocationFields({ control }: { control: Control<LocationSettings, unknown, LocationSettings> }) {
  const user = useLoggedInUser();
  const { languages, settings } = useBootstrap();
  const t = useT();
  const { data, isPending } = useQuery(valueListsClient.lists(["countries", "timezones"], t.language));
  const listProps = { control, isLoading: isPending };

  return (
    <>
      <FieldPair>
        {settings.i18n.enable && (
          <ComboboxField control={control} name="language" label={t("Language")} options={languageOptions(languages)} />
        )}
        <ComboboxField
          {...listProps}
          name="country"
          label={t("Country")}
          options={withCurrentValue(countryOptions(data?.countries ?? [], t), user.country, (code) => code)}
        />
      </FieldPair>
      <ComboboxField
        {...listProps}
        name="timezone"
        label={t("Time zone")}
        options={withCurrentValue(
          zoneOptions(data?.timezones ?? {}, settings.dates.default_timezone, t),
          user.timezone,
          (zone) => zone.replaceAll("_", " "),
        )}
      />
    </>
  );
}
