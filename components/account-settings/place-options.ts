import type { ListOption } from "@/components/ui/list-option";
import type { T } from "@/lib/i18n/create-t";
import type { Country } from "@/lib/value-lists/countries";
import type { TimeZonesByRegion } from "@/lib/value-lists/time-zones";

type Languages = readonly { language: string; name: string }[];

export const languageOptions = (languages: Languages): ListOption[] =>
  languages.map(({ language, name }) => ({ value: language, label: name }));

export const countryOptions = (countries: readonly Country[], t: T): ListOption[] => [
  { value: "", label: t("Not set") },
  ...countries.map(({ code, name }) => ({ value: code, label: name })),
];

/**
 * Time zones by region, with their UTC offsets. The label is the full name ("Europe/Paris"), so that both halves can be
 * searched. `siteZone` applies to users who have not chosen a time zone: "auto" stands for the zone of their device.
 */
export const zoneOptions = (zones: TimeZonesByRegion, siteZone: string, t: T): ListOption[] => [
  {
    value: "",
    label:
      siteZone === "auto"
        ? t("The time zone of this device")
        : t("The time zone of this site, :zone", { zone: siteZone.replaceAll("_", " ") }),
  },
  ...Object.entries(zones).flatMap(([region, places]) =>
    places.map(({ value, text }) => ({
      value,
      label: value.replaceAll("_", " "),
      group: t(region),
      ...(value !== text && { note: /\(([^()]+)\)$/.exec(text)?.[1] ?? "" }),
    })),
  ),
];

/** Adds the current value if it is not in the list, for example while the list is loading. */
export const withCurrentValue = (
  options: ListOption[],
  value: string | null,
  toLabel: (value: string) => string,
): ListOption[] =>
  value && !options.some((option) => option.value === value) ? [...options, { value, label: toLabel(value) }] : options;
