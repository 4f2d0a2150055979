import type { T } from "@/lib/i18n/create-t";
import type { PublicSettings } from "@/lib/settings/schema";

/** The data of a public page's components. */
export type SiteData = { settings: PublicSettings; t: T };
export type Appearance = PublicSettings["homepage"]["appearance"];
