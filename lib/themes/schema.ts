import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { listQuery, rowId } from "@/lib/http/list";
import { pageOf } from "@/lib/http/response-schema";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "Enter the colour as # and six hex digits, such as #1b3fb0.");

/** The CSS variables of a theme. */
export const themeValues = z.strictObject({
  "--bg": colour,
  "--surface": colour,
  "--raised": colour,
  "--navbar": colour,
  "--on-navbar": colour,
  "--line": colour,
  "--text": colour,
  "--muted": colour,
  "--accent": colour,
  "--on-accent": colour,
  "--danger": colour,
  "--success": colour,
  "--warning": colour,
  "--ring": colour,
  "--radius": z.string().regex(/^\d{1,2}(\.\d+)?px$/, "Enter the radius in px, such as 4px."),
  "--font": z
    .string()
    .min(1)
    .max(300)
    .regex(/^(?:[\w ,.-]|"[\w ,.-]*"|'[\w ,.-]*')+$/, "Use font names, separated by commas."),
});
export type ThemeValues = z.output<typeof themeValues>;

export const themeInput = z.strictObject({
  name: z.string().trim().min(1).max(80),
  is_dark: z.boolean().default(false),
  default_light: z.boolean().default(false),
  default_dark: z.boolean().default(false),
  values: themeValues,
});
export type ThemeInput = z.output<typeof themeInput>;

/** All fields are optional, and so are the variables in `values`. */
export const themeChange = changesOf(themeInput.extend({ values: themeValues.partial() }));
export type ThemeChange = z.output<typeof themeChange>;

export const themeListQuery = listQuery(["created_at", "name"], { orderDir: "asc" });
export type ThemeListQuery = z.output<typeof themeListQuery>;
export const themeParams = z.object({ themeId: rowId });

export const themeWire = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    is_dark: z.boolean(),
    default_light: z.boolean(),
    default_dark: z.boolean(),
    values: themeValues,
  })
  .meta({ id: "Theme" });
export type ThemeJson = z.output<typeof themeWire>;
export const themeResponse = z.strictObject({ theme: themeWire });
export const themePage = pageOf(themeWire);
