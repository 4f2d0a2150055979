"use client";

import { use } from "react";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { I18nContext } from "@/components/i18n/i18n-provider";
import { useT } from "@/components/i18n/use-t";
import { formatMonth } from "@/lib/format/dates";

/** The user's email address and the month in which they registered. */
export function AccountSummary() {
  const { email, created_at } = useLoggedInUser();
  const { timeZone } = use(I18nContext);
  const t = useT();
  const month = formatMonth(created_at, t.language, timeZone);
  return t.rich(":email, member since :month", { email: <bdi>{email}</bdi>, month });
}

/**
 * A placeholder for the summary until the page is interactive. A script that runs earlier fills in the email address.
 */
export function AccountSummaryPlaceholder() {
  const t = useT();
  return t.rich(":email, member since :month", {
    email: <bdi data-own="email" />,
    month: <span className="inline-block w-28" />,
  });
}
