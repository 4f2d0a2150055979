"use client";

import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import type { SuspendDialogProps } from "@/components/site-reports/suspend-dialog";
import type { SuspendSitesDialogProps } from "@/components/site-reports/suspend-sites-dialog";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { siteReportClient } from "@/lib/site-reports/client";
import { siteClient } from "@/lib/sites/client";

type Site = SuspendDialogProps["site"];

const SuspendDialog = lazyDialog<SuspendDialogProps>(() =>
  import("@/components/site-reports/suspend-dialog").then((module) => module.SuspendDialog),
);
const SuspendSitesDialog = lazyDialog<SuspendSitesDialogProps>(() =>
  import("@/components/site-reports/suspend-sites-dialog").then((module) => module.SuspendSitesDialog),
);
const REFRESH = { refresh: [siteClient.key, siteReportClient.key] };

/** Takes a site offline after asking for the reason, or puts it online again. */
export function useSuspension() {
  const t = useT();
  const suspend = useAction(
    async (site: Site) => (await openDialog<SuspendDialogProps, boolean>(SuspendDialog, { site })) === true,
    REFRESH,
  );
  const undo = useAction((ids: number[]) => siteReportClient.liftSuspensions(ids), {
    ...REFRESH,
    onSuccess: () => toast({ message: t("Suspension lifted") }),
  });
  const suspendAll = useAction(
    (sites: readonly Site[]) => openDialog<SuspendSitesDialogProps, readonly number[]>(SuspendSitesDialog, { sites }),
    {
      ...REFRESH,
      onSuccess(ids) {
        if (!ids) return;
        const message = t("{count, plural, one {# site suspended} other {# sites suspended}}", { count: ids.length });
        toast({ message, action: { label: t("Undo"), onPress: () => void undo.run([...ids]) } });
      },
    },
  );
  const lift = useAction((site: Site) => siteReportClient.liftSuspension(site.id), {
    ...REFRESH,
    onSuccess: () => toast({ message: t("Suspension lifted") }),
  });
  return { suspend, suspendAll, lift };
}
