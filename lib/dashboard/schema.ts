import * as z from "zod";
import { domainWire } from "@/lib/domains/schema";
import { time } from "@/lib/http/response-schema";
import { projectWire } from "@/lib/projects/schema";
import { siteWire } from "@/lib/sites/schema";

const count = z.int();

export const adminTotalsResponse = z.strictObject({
  totals: z
    .strictObject({
      users: z.strictObject({ all: count, unverified: count }),
      pages: z.strictObject({ all: count, published: count }),
      mails: z.strictObject({ all: count, queued: count, failed: count }),
    })
    .meta({ id: "AdminTotals" }),
});

/** The numbers on the admin area's first page. */
export type AdminTotals = z.output<typeof adminTotalsResponse>["totals"];

export const EVENT_KINDS = ["published", "edited", "message", "domain_added"] as const;

const recentEvent = z
  .strictObject({
    kind: z.enum(EVENT_KINDS),
    name: z.string().meta({ description: "The name of the site or project, or the domain's host." }),
    id: z.int().meta({ description: "The id of the site, project or domain." }),
    user: z
      .strictObject({ id: z.int(), display_name: z.string() })
      .nullable()
      .meta({ description: "Who did it. Null for a message, and if the account is deleted." }),
    created_at: time,
  })
  .meta({ id: "RecentEvent" });
export type RecentEvent = z.output<typeof recentEvent>;

const siteInBrief = z.strictObject({
  site: siteWire,
  visitors: z.int().nullable().meta({ description: "Of the last 7 days. Null: the caller may not see them." }),
  messages: z.int().nullable().meta({ description: "Unread ones. Null: the caller may not read them." }),
});
export type SiteInBrief = z.output<typeof siteInBrief>;

const dashboard = z
  .strictObject({
    sites: z.strictObject({
      count,
      live: count,
      changed: count.meta({ description: "Those that are live and have changes which are not published." }),
      newest: z.array(siteInBrief).meta({ description: "The sites that changed last." }),
    }),
    projects: z
      .array(
        z.strictObject({
          project: projectWire,
          changed_site_id: z.int().nullable().meta({
            description: "A published site that does not show the newest changes of the project.",
          }),
        }),
      )
      .meta({ description: "The projects that changed last." }),
    unconnected_domains: z.array(domainWire).meta({ description: "Domains that are not verified, or are failing." }),
    invites: count.meta({ description: "How many workspaces the caller is invited to." }),
    unpaid_subscription_id: z.int().nullable().meta({ description: "A subscription whose last payment failed." }),
    recent: z.array(recentEvent).meta({ description: "What happened last, newest first." }),
  })
  .meta({ id: "Dashboard" });
export type DashboardJson = z.output<typeof dashboard>;
export const dashboardResponse = z.strictObject({ dashboard });
