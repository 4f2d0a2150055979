"use client";

import { useQuery } from "@tanstack/react-query";
import { Panel } from "@/components/account-settings/panel";
import { ExportState } from "@/components/data-exports/export-state";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { RetryNote } from "@/components/ui/retry-note";
import { dataExportClient } from "@/lib/data-exports/client";

/** How often the state is polled while the export runs. */
const POLL_INTERVAL_MS = 2000;

/** Starts an export of the user's data, and shows its progress and its download link. */
export function DataExportPanel() {
  const t = useT();
  const { data, isError, refetch } = useQuery({
    ...dataExportClient.latest(),
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? POLL_INTERVAL_MS : false),
  });
  const { run, pending } = useAction(dataExportClient.start, { refresh: [dataExportClient.key] });
  const isRunning = data?.status === "pending";

  return (
    <Panel
      id="my-data"
      title={t("Your data")}
      description={t("Everything we store about you, including all of your files, in one zip file.")}
      footer={
        data !== undefined &&
        !isRunning && (
          <Button pending={pending} onClick={() => void run()}>
            {data?.status === "ready" ? t("Export my data again") : t("Export my data")}
          </Button>
        )
      }
    >
      {data && <ExportState export={data} />}
      {data === undefined && isError && <RetryNote onRetry={() => void refetch()} />}
    </Panel>
  );
}
