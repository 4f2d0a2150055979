import * as z from "zod";
import type { Permission } from "@/lib/permissions/permissions";
import type { Country } from "@/lib/value-lists/countries";
import type { Currency } from "@/lib/value-lists/currencies";
import type { Zones } from "@/lib/value-lists/time-zones";

/** The path is a comma list such as `countries,timezones`. */
export const valueListParams = z.object({ names: z.string().max(200) });

export type ValueLists = {
  countries: Country[];
  currencies: Currency[];
  /** Region -> its zones. */
  timezones: Zones;
  localizations: { language: string; name: string }[];
  /** The roles that a workspace's members can have. */
  workspace_roles: { id: number; name: string; description: string }[];
  roles: { id: number; name: string; description: string }[];
  permissions: { name: Permission; description: string; restrictions: readonly string[] }[];
};

export type ValueListName = keyof ValueLists;
