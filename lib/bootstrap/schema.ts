import * as z from "zod";
import { menuWire } from "@/lib/menus/schema";
import { grantWire } from "@/lib/permissions/schema";
import type { PublicSettings } from "@/lib/settings/schema";
import { publicSettingsWire } from "@/lib/settings/wire-schema";
import { themeWire } from "@/lib/themes/schema";
import { userWire } from "@/lib/users/schema";

/** The data that every page needs about the installation and its visitor. */
export const bootstrapWire = z
  .strictObject({
    settings: publicSettingsWire,
    user: userWire.nullable(),
    guest_role: z.strictObject({ id: z.int(), name: z.string(), permissions: z.array(grantWire) }),
    i18n: z.strictObject({
      language: z.string(),
      lines: z.record(z.string(), z.string()).meta({ description: "Translations by English sentence." }),
    }),
    themes: z.strictObject({
      all: z.array(themeWire),
      selectedThemeId: z
        .int()
        .nullable()
        .meta({ description: "Null if the visitor's system decides between light and dark." }),
    }),
    menus: z.array(menuWire),
  })
  .meta({ id: "BootstrapData" });
/** The schema of the settings is composed at run time, so TypeScript cannot infer their type from it. */
export type BootstrapData = Omit<z.output<typeof bootstrapWire>, "settings"> & { settings: PublicSettings };

/** The response of a call that logs the visitor in or out, or switches to another user. */
export const bootstrapResponse = z.strictObject({ bootstrapData: bootstrapWire });
export const twoFactorResponse = z.strictObject({ two_factor: z.literal(true) });
export const registerResponse = z.strictObject({
  status: z.enum(["success", "needs_email_verification"]),
  bootstrapData: bootstrapWire,
});
