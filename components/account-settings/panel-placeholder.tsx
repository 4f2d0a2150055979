"use client";

import { Panel } from "@/components/account-settings/panel";
import { useT } from "@/components/i18n/use-t";
import { Skeleton } from "@/components/ui/skeleton";

type Props = {
  id: string;
  title: string;
  /** A class with the height of the content. */
  height: string;
};

/** A placeholder for a panel until the page is interactive. */
export function PanelPlaceholder({ id, title, height }: Props) {
  const t = useT();
  return (
    <Panel id={id} title={title}>
      <div role="status" aria-label={t("Loading")} className={height}>
        <div className="grid gap-5">
          <Skeleton className="h-4 w-[38%]" />
          <Skeleton className="h-4 w-[56%]" />
        </div>
      </div>
    </Panel>
  );
}
