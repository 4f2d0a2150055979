"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageSelect } from "@/components/editor/page-select";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { QueryProvider } from "@/components/query/query-provider";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { PageSpinner } from "@/components/ui/page-spinner";
import { Segmented } from "@/components/ui/segmented";
import { StaticFrame } from "@/components/ui/static-frame";
import { editorClient } from "@/lib/editor/client";
import type { ProjectJson } from "@/lib/projects/schema";
import type { SiteWidthId } from "@/lib/site-styles/widths";

type Props = DialogProps & { project: ProjectJson; openPageId: string | undefined };

/** Shows the saved pages without scripts or custom code, at the width that the user selects. */
export function PreviewDialog(props: Props) {
  const t = useT();
  return (
    <Dialog title={t("Preview")} titleHidden size="fullscreen" closable>
      <QueryProvider>
        <Preview {...props} />
      </QueryProvider>
    </Dialog>
  );
}

function Preview({ project, openPageId }: Props) {
  const t = useT();
  const [width, setWidth] = useState<SiteWidthId>("desktop");
  const [chosenPageId, setChosenPageId] = useState(openPageId);
  const pages = useQuery({ ...editorClient.pages(project.id), gcTime: 0 });
  const pageId = chosenPageId ?? pages.data?.[0]?.id;
  const { data, error, refetch } = useQuery({
    ...editorClient.preview(project.id, pageId ?? ""),
    enabled: pageId !== undefined,
    gcTime: 0,
  });
  const failure = pages.error ?? error;
  if (failure) return <LoadFailure error={failure} retry={() => void (pages.error ? pages.refetch() : refetch())} />;
  return (
    <div className="grid h-[calc(100dvh-104px)] grid-rows-[auto_minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3 pe-10">
        <PageSelect pages={pages.data ?? []} value={pageId ?? ""} onChange={setChosenPageId} />
        <Segmented<SiteWidthId>
          label={t("Width")}
          value={width}
          onChange={setWidth}
          options={[
            { value: "desktop", label: t("Desktop") },
            { value: "tablet", label: t("Tablet") },
            { value: "phone", label: t("Phone") },
          ]}
        />
      </div>
      {data === undefined ? <PageSpinner isLoading /> : <Frame html={data} width={width} />}
    </div>
  );
}

const FRAME_WIDTHS: Record<SiteWidthId, string> = { desktop: "w-full", tablet: "w-192", phone: "w-[375px]" };

function Frame({ html, width }: { html: string; width: SiteWidthId }) {
  const t = useT();
  return (
    <div className="overflow-auto border border-line bg-wash-2">
      <StaticFrame
        html={html}
        title={t("Preview")}
        className={cn("mx-auto block h-full border-0", FRAME_WIDTHS[width])}
      />
    </div>
  );
}
