import type { Feature } from "@/lib/feature";
import { reportedNotice, suspendedNotice, suspensionLiftedNotice } from "@/lib/site-reports/notices";
import { CLOSED_KEPT_MONTHS } from "@/lib/site-reports/policy";

export const siteReports = {
  name: "site-reports",
  callGroups: { "Site reports": "What visitors report about published sites." },
  notices: [reportedNotice, suspendedNotice, suspensionLiftedNotice],
  models: { SiteReport: "installation" },
  expired: [`DELETE FROM "SiteReport" WHERE "closedAt" < now() - interval '${CLOSED_KEPT_MONTHS} months'`],
} as const satisfies Feature;
