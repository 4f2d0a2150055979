"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useDashboard } from "@/components/dashboard/use-dashboard";
import { useT } from "@/components/i18n/use-t";

/** How many sites are live and have unpublished changes. Without sites, and until it is known, greets the user. */
export function Summary() {
  const { first_name, display_name } = useLoggedInUser();
  const { data } = useDashboard();
  const t = useT();
  if (!data || data.sites.count === 0) return t("Welcome, :name.", { name: first_name || display_name });
  const { live, changed } = data.sites;
  return (
    <>
      {t(
        "{live, plural, =0 {None of your sites is published.} one {# site is published.} other {# sites are published.}}",
        {
          live,
        },
      )}{" "}
      {changed > 0 &&
        t(
          "{changed, plural, one {# has changes that visitors cannot see yet.} other {# have changes that visitors cannot see yet.}}",
          {
            changed,
          },
        )}
    </>
  );
}

/** A placeholder until the page is interactive. A script that runs earlier fills in the name. */
export function SummaryPlaceholder() {
  const t = useT();
  return t.rich("Welcome, :name.", { name: <span data-own="first_name" /> });
}
