"use client";

import { useT } from "@/components/i18n/use-t";
import { StatList } from "@/components/site-stats/stat-list";
import type { T } from "@/lib/i18n/create-t";
import { intlLocale } from "@/lib/i18n/language";
import { OTHER_REFERRERS } from "@/lib/site-stats/policy";
import type { SiteStatsJson } from "@/lib/site-stats/schema";

type Props = { stats: SiteStatsJson };

/** The pages, referrers and countries with the most visitors. */
export function StatsLists({ stats: { pages, referrers, countries } }: Props) {
  const t = useT();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-3 lg:gap-6">
      <StatList title={t("Pages")} rows={pages.map(({ path, ...row }) => ({ ...row, key: path, name: path }))} />
      <StatList
        title={t("Referrers")}
        rows={referrers.map(({ referrer, ...row }) => ({ ...row, key: referrer, name: referrerName(t, referrer) }))}
      />
      <StatList
        title={t("Countries")}
        rows={countries.map(({ country, ...row }) => ({ ...row, key: country, name: countryName(t, country) }))}
      />
    </div>
  );
}

function referrerName(t: T, referrer: string): string {
  if (referrer === "") return t("Direct or within the site");
  return referrer === OTHER_REFERRERS ? t("Other websites") : referrer;
}

function countryName(t: T, code: string): string {
  if (code === "") return t("Unknown");
  try {
    return new Intl.DisplayNames([intlLocale(t.language), "en"], { type: "region" }).of(code) ?? code;
  } catch {
    return code; // not a country code
  }
}
