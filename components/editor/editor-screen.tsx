"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { PhoneScreen, ReadOnlyScreen } from "@/components/editor/phone-screen";
import { UploadSettingsContext } from "@/components/editor/project-context";
import { useIsPhone } from "@/components/editor/use-is-phone";
import { LoadFailure } from "@/components/errors/load-failure";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { usePagePath } from "@/components/layout/use-page-path";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { editorClient } from "@/lib/editor/client";
import { isSame } from "@/lib/editor/merge/same";
import { type UnsavedChanges, unsavedStore } from "@/lib/editor/unsaved";
import { PERSONAL_WORKSPACE, pinWorkspace, unpinWorkspace } from "@/lib/http/active-workspace";
import { projectClient } from "@/lib/projects/client";
import type { ProjectDocumentJson } from "@/lib/projects/schema";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

const EditorApp = lazy(() =>
  import("@/components/editor/editor-app").then((module) => ({ default: module.EditorApp })),
);

/** Loads the project whose id is in the path, then the editor. */
export function EditorScreen({ baseCss, uploads }: { baseCss: string; uploads: UploadSettings }) {
  return (
    <ResourceProviders>
      <UploadSettingsContext value={uploads}>
        <Screen baseCss={baseCss} />
      </UploadSettingsContext>
    </ResourceProviders>
  );
}

/**
 * Returns the changes that only this browser has, or null. If the server has the changes too, because only the response
 * to the save was lost, deletes them from this browser.
 */
async function findUnsaved(
  userId: number,
  projectId: number,
  stored: ProjectDocumentJson,
): Promise<UnsavedChanges | null> {
  const unsaved = await unsavedStore.read(userId, projectId);
  if (!unsaved || !isSame(unsaved.document, stored)) return unsaved;
  await unsavedStore.remove(userId, projectId);
  return null;
}

function Screen({ baseCss }: { baseCss: string }) {
  return useIsPhone() ? <PhoneScreen /> : <Loader baseCss={baseCss} />;
}

function Loader({ baseCss }: { baseCss: string }) {
  const id = Number(usePagePath().split("/").at(-1));
  const { id: userId } = useLoggedInUser();
  const { data, error, refetch } = useQuery({
    queryKey: ["editor", id],
    queryFn: async (context) => {
      pinWorkspace(PERSONAL_WORKSPACE); // calls in the personal workspace also find projects of other workspaces
      const [project, stored] = await Promise.all([
        projectClient.detail(id).queryFn(context),
        editorClient.readDocument(id, context),
      ]);
      pinWorkspace(project.workspace_id);
      return { project, stored, unsaved: await findUnsaved(userId, id, stored.document) };
    },
    retry: false,
    // the editor itself has the current document
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => unpinWorkspace, []);
  if (error && !data)
    return (
      <main id="main" className="p-8">
        <LoadFailure error={error} retry={() => void refetch()} />
      </main>
    );
  if (!data) return <ScreenPlaceholder />;
  if (!data.project.may.includes("update")) return <ReadOnlyScreen />;
  return (
    <Suspense fallback={<ScreenPlaceholder />}>
      <EditorApp {...data} baseCss={baseCss} />
    </Suspense>
  );
}
