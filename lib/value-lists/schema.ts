import * as z from "zod";
import type { Permission } from "@/lib/permissions/permissions";
import type { Country } from "@/lib/value-lists/countries";
import type { Currency } from "@/lib/value-lists/currencies";
import type { TimeZonesByRegion } from "@/lib/value-lists/time-zones";

export const valueListParams = z.object({
  names: z.string().max(200).meta({ description: "Names separated by commas, such as `countries,timezones`." }),
});

const roleOption = z.strictObject({ id: z.int(), name: z.string(), description: z.string() });

/** The requested lists. */
export const valueListsResponse = z
  .strictObject({
    countries: z.array(z.strictObject({ code: z.string(), name: z.string() })),
    currencies: z.array(
      z.strictObject({ code: z.string(), name: z.string(), symbol: z.string(), decimal_digits: z.int() }),
    ),
    timezones: z
      .record(z.string(), z.array(z.strictObject({ value: z.string(), text: z.string() })))
      .meta({ description: "Time zones, grouped by region." }),
    localizations: z.array(z.strictObject({ language: z.string(), name: z.string() })),
    workspace_roles: z.array(
      roleOption.extend({
        may: z.array(z.string()).meta({ description: "What members with the role may do, in sentences." }),
      }),
    ),
    roles: z.array(roleOption),
    permissions: z.array(
      z.strictObject({ name: z.string(), description: z.string(), restrictions: z.array(z.string()) }),
    ),
  })
  .partial();

export type ValueLists = {
  countries: Country[];
  currencies: Currency[];
  /** Time zones, grouped by region. */
  timezones: TimeZonesByRegion;
  localizations: { language: string; name: string }[];
  /** The roles for members of a workspace. */
  workspace_roles: { id: number; name: string; description: string; may: string[] }[];
  /** The roles of the type "site": those for users, not for members of a workspace. */
  roles: { id: number; name: string; description: string }[];
  permissions: { name: Permission; description: string; restrictions: readonly string[] }[];
};

export type ValueListName = keyof ValueLists;
