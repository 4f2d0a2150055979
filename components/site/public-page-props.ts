import type { T } from "@/lib/i18n/create-t";
import type { PublicSettings } from "@/lib/settings/schema";

/** The props that the components of public pages share. */
export type PublicPageProps = { settings: PublicSettings; t: T };
export type HomepageAppearance = PublicSettings["homepage"]["appearance"];
