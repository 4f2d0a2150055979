"use client";

import { useQuery } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Link from "next/link";
import { useLayoutEffect, useState } from "react";
import { PageSelect } from "@/components/editor/page-select";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { usePagePath } from "@/components/layout/use-page-path";
import { Icon } from "@/components/ui/icon";
import { PageSpinner } from "@/components/ui/page-spinner";
import { StaticFrame } from "@/components/ui/static-frame";
import { editorClient } from "@/lib/editor/client";
import { PERSONAL_WORKSPACE, pinWorkspace, unpinWorkspace } from "@/lib/http/active-workspace";
import { projectClient } from "@/lib/projects/client";
import { routes } from "@/lib/routes";

/** Shows the pages of a project. They cannot be edited, because a phone is too narrow for the editor. */
export function PhoneScreen() {
  const t = useT();
  return <PagesScreen note={t("To edit, open this project on a wider screen.")} />;
}

/** Shows the pages of a project that the user may view but not change. */
export function ReadOnlyScreen() {
  const t = useT();
  return <PagesScreen note={t("Your role in this workspace allows you to view this project, but not to change it.")} />;
}

function PagesScreen({ note }: { note: string }) {
  const id = Number(usePagePath().split("/").at(-1));
  const t = useT();
  usePersonalWorkspace();
  const [chosenPageId, setChosenPageId] = useState<string | undefined>();
  const project = useQuery({ ...projectClient.detail(id), retry: false });
  const pages = useQuery({ ...editorClient.pages(id), retry: false });
  const pageId = chosenPageId ?? pages.data?.[0]?.id;
  const preview = useQuery({ ...editorClient.preview(id, pageId ?? ""), enabled: pageId !== undefined });
  const failedQuery = [project, pages, preview].find(({ error }) => error);
  if (failedQuery?.error)
    return (
      <main id="main" className="p-5">
        <LoadFailure error={failedQuery.error} retry={() => void failedQuery.refetch()} />
      </main>
    );
  return (
    <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto]">
      <header className="flex h-13 items-center gap-2 border-b border-line bg-raised px-2">
        <Link
          href={routes.projects}
          prefetch={false}
          aria-label={t("Back to projects")}
          className="grid size-11 shrink-0 place-items-center"
        >
          <Icon of={ArrowLeft} flip />
        </Link>
        <h1 dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {project.data?.name}
        </h1>
        <span className="max-w-32">
          <PageSelect pages={pages.data ?? []} value={pageId ?? ""} onChange={setChosenPageId} />
        </span>
      </header>
      <main id="main" tabIndex={-1} className="grid min-h-0 bg-wash-2">
        {preview.data === undefined ? (
          <PageSpinner isLoading />
        ) : (
          <StaticFrame html={preview.data} title={t("Preview")} className="size-full border-0" />
        )}
      </main>
      <p className="border-t border-line bg-surface px-4 py-2.5 text-small text-muted">{note}</p>
    </div>
  );
}

/** Makes this page's API calls in the personal workspace, because a call there finds a project of any workspace. */
function usePersonalWorkspace() {
  useLayoutEffect(() => {
    pinWorkspace(PERSONAL_WORKSPACE);
    return unpinWorkspace;
  }, []);
}
