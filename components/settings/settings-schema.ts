import * as z from "zod";
import { SETTINGS_FIELDS, type ShownGroup } from "@/components/settings/settings-fields";
import { GROUP_SCHEMAS } from "@/lib/settings/schema";

/** The schema of the form of a group: the settings that have a field. */
export function schemaOf(group: ShownGroup): z.ZodObject {
  const shape: z.ZodRawShape = GROUP_SCHEMAS[group].shape;
  const shownEntries = Object.entries(shape).filter(([key]) => SETTINGS_FIELDS[group].some((shown) => shown === key));
  return z.strictObject({ [group]: z.strictObject(Object.fromEntries(shownEntries)) });
}
