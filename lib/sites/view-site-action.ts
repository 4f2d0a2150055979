import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";

/** The main action of a notice about a site: a link to the site's page in the app. */
export const viewSiteAction = (siteId: number) => ({ label: line("View the site"), action: routes.site(siteId) });
