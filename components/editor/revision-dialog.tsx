"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageSelect } from "@/components/editor/page-select";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Skeleton } from "@/components/ui/skeleton";
import { StaticFrame } from "@/components/ui/static-frame";
import { editorClient } from "@/lib/editor/client";
import type { PageChange } from "@/lib/editor/compare-pages";
import { line } from "@/lib/i18n/line";
import type { ProjectJson } from "@/lib/projects/schema";

type Props = DialogProps & {
  title: string;
  project: ProjectJson;
  revisionId: number;
  /** How the revision's pages differ from the current ones. */
  changes: readonly PageChange[];
  /** Without it, the dialog has no button to restore the version. */
  onRestore?: (() => void) | undefined;
};

const CHANGE_NAMES = {
  same: line("the same as now"),
  changed: line("different now"),
  removed: line("deleted since then"),
  added: line("added since then"),
};

/** Shows a saved version: what has changed since then, and how its pages looked. */
export function RevisionDialog(props: Props) {
  const { title, changes, close, onRestore } = props;
  const t = useT();
  return (
    <Dialog title={title} size="2xl" closable>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {changes.map(({ id, name, change }) => (
          <li key={id}>
            <b className="font-semibold">
              <bdi>{name}</bdi>
            </b>{" "}
            <span className="text-muted">{t(CHANGE_NAMES[change])}</span>
          </li>
        ))}
      </ul>
      <QueryProvider>
        <RevisionPreview {...props} />
      </QueryProvider>
      <DialogActions>
        <Button onClick={() => close()}>{t("Close")}</Button>
        {onRestore && (
          <Button
            variant="primary"
            onClick={() => {
              close();
              onRestore();
            }}
          >
            {t("Restore this version")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function RevisionPreview({ project, revisionId, changes }: Props) {
  const t = useT();
  const pages = changes.filter(({ change }) => change !== "added");
  const [pageId, setPageId] = useState(pages[0]?.id ?? "");
  const { data, error, refetch } = useQuery({
    ...editorClient.preview(project.id, pageId, revisionId),
    enabled: pageId !== "",
  });
  if (pageId === "") return null;
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <div className="mt-4 grid gap-2">
      <PageSelect pages={pages} value={pageId} onChange={setPageId} />
      {data === undefined ? (
        <Skeleton className="h-105 w-full" />
      ) : (
        <StaticFrame html={data} title={t("Preview")} className="h-105 w-full border border-line" />
      )}
    </div>
  );
}
