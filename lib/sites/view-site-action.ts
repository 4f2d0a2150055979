import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";

/** The action of notices about a site. */
export const viewSiteAction = (siteId: number) => ({ label: line("View the site"), action: routes.site(siteId) });
