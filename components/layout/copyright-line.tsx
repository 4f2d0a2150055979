"use client";

import { useSyncExternalStore } from "react";
import { useT } from "@/components/i18n/use-t";

const subscribeNever = () => () => {};
const thisYear = () => new Date().getFullYear();

type Props = {
  siteName: string;
  /** The year of rendering, which may be last year. */
  year: number;
};

export function CopyrightLine({ siteName, year }: Props) {
  const t = useT();
  const current = useSyncExternalStore(subscribeNever, thisYear, () => year);
  return <span>{t("Copyright © :year :site_name", { year: current, site_name: siteName })}</span>;
}
