import type { T } from "@/lib/i18n/create-t";
import type { PublicSettings } from "@/lib/settings/schema";

/** What the parts of a public page are drawn from. */
export type SiteData = { settings: PublicSettings; t: T };
export type Appearance = PublicSettings["homepage"]["appearance"];
