"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { limitTexts } from "@/components/resource/limit-texts";
import { type FullLimit, useFullLimit } from "@/components/resource/use-full-limit";
import { ButtonLink } from "@/components/ui/button-link";
import { cn } from "@/components/ui/cn";
import type { DashboardJson } from "@/lib/dashboard/schema";
import type { DomainJson } from "@/lib/domains/schema";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

type Item = {
  id: string;
  tone: "accent" | "warning" | "danger";
  title: ReactNode;
  text: string;
  action: string;
  href: string;
};

const TONES = { accent: "border-s-accent", warning: "border-s-warning", danger: "border-s-danger" };

/** What waits for the member, the most urgent first: each with a link to where it is done. */
export function WaitingList({ dashboard }: { dashboard: DashboardJson }) {
  const t = useT();
  const full = useFullLimit("projects");
  const items = [
    ...paymentItem(dashboard, t),
    ...dashboard.unconnected_domains.map((domain) => domainItem(domain, t)),
    ...inviteItem(dashboard, t),
    ...changesItem(dashboard, t),
    ...(full && full.limit > 0 ? [limitItem(full, t)] : []),
  ];
  if (items.length === 0) return null;
  return (
    <ul aria-label={t("What waits for you")} className="mb-9.5 grid gap-2.5">
      {items.map(({ id, tone, title, text, action, href }) => (
        <li
          key={id}
          className={cn(
            "flex flex-wrap items-center gap-x-5 gap-y-3 rounded-md border border-s-3 border-line bg-raised px-5 py-3.5",
            TONES[tone],
          )}
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold wrap-anywhere">{title}</p>
            <p className="text-small text-muted">{text}</p>
          </div>
          <ButtonLink href={href}>{action}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function paymentItem({ unpaid_subscription_id }: DashboardJson, t: T): Item[] {
  if (unpaid_subscription_id === null) return [];
  return [
    {
      id: "payment",
      tone: "danger",
      title: t("Your last payment failed"),
      text: t("Pay it or change how you pay, so that you keep your plan."),
      action: t("Go to billing"),
      href: routes.billing,
    },
  ];
}

function domainItem({ id, unicode_host, state }: DomainJson, t: T): Item {
  const host = <bdi dir="ltr">{unicode_host}</bdi>;
  const isConnecting = state === "pending";
  return {
    id: `domain ${id}`,
    tone: isConnecting ? "warning" : "danger",
    title: isConnecting ? t.rich(":host is not connected yet", { host }) : t.rich(":host has a problem", { host }),
    text: isConnecting
      ? t("Add its records where you bought the domain. They are checked automatically.")
      : t("Its records do not lead here. Visitors may not reach the site."),
    action: t("See the records"),
    href: routes.domain(id),
  };
}

function inviteItem({ invites }: DashboardJson, t: T): Item[] {
  if (invites === 0) return [];
  return [
    {
      id: "invites",
      tone: "accent",
      title: t("{invites, plural, one {You are invited to a workspace} other {You are invited to # workspaces}}", {
        invites,
      }),
      text: t("In a workspace, several people work on the same projects and sites."),
      action: t("See the invite"),
      href: routes.notifications,
    },
  ];
}

/** The newest project whose changes visitors cannot see yet. */
function changesItem({ projects }: DashboardJson, t: T): Item[] {
  const changed = projects.find(({ changed_site_id }) => changed_site_id !== null);
  if (!changed?.changed_site_id) return [];
  const name = <bdi>{changed.project.name}</bdi>;
  return [
    {
      id: "changes",
      tone: "accent",
      title: t.rich(":name has changes that are not published", { name }),
      text: t("Visitors see them once you publish the site again."),
      action: t("Review and publish"),
      href: routes.site(changed.changed_site_id),
    },
  ];
}

function limitItem(full: FullLimit, t: T): Item {
  const { title, wayOut } = limitTexts(full, "projects", t);
  const way = full.canBeRaised
    ? { action: t("See plans"), href: routes.pricing }
    : { action: t("All projects"), href: routes.projects };
  return { id: "limit", tone: "warning", title, text: wayOut, ...way };
}
