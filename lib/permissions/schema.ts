import * as z from "zod";
import { line } from "@/lib/i18n/line";
import { type Grant, PERMISSIONS, type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";

const names = Object.keys(PERMISSIONS) as [Permission, ...Permission[]];

const restriction = z.strictObject({ name: z.string().min(1).max(60), value: z.number().int().min(0).nullable() });

const grant = z
  .strictObject({
    name: z.enum(names, { error: line("This permission does not exist.") }),
    restrictions: z.array(restriction).max(10).default([]),
  })
  .superRefine(({ name, restrictions }, context) => {
    for (const [index, given] of restrictions.entries()) {
      if (RESTRICTIONS[name]?.includes(given.name)) continue;
      context.addIssue({
        code: "custom",
        path: ["restrictions", index, "name"],
        message: line("This permission does not have this restriction."),
      });
    }
  });

/** A granted permission. A restriction with the value null means no limit. */
export const grantWire = z
  .strictObject({
    name: z.enum(names),
    restrictions: z.array(z.strictObject({ name: z.string(), value: z.int().nullable() })),
  })
  .meta({ id: "Permission" });

const areDifferent = (grants: readonly Grant[]) => new Set(grants.map(({ name }) => name)).size === grants.length;

/** The permissions of a role, a user or a plan: each at most once, with valid restrictions. */
export const grantList = z
  .array(grant)
  .max(names.length)
  .refine(areDifferent, { error: line("List each permission only once."), abort: true });
