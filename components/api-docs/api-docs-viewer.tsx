"use client";

import "@/components/api-docs/api-docs.css";
import { useViewer } from "@/components/api-docs/use-viewer";
import { useT } from "@/components/i18n/use-t";
import { useTheme } from "@/components/layout/use-theme";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { PageSpinner } from "@/components/ui/page-spinner";

/** Shows the API document and can send requests. The viewer is in English only. */
export function ApiDocsViewer() {
  const { mode } = useTheme();
  const { container, state, retry } = useViewer(mode === "dark");
  const t = useT();

  return (
    <>
      {state === "failed" && (
        <div className="mx-auto mt-[12vh] grid max-w-[34rem] content-start gap-4 px-5">
          <Note tone="bad" role="alert">
            {t("The documentation could not be loaded.")}
          </Note>
          <div>
            <Button onClick={retry}>{t("Try again")}</Button>
          </div>
        </div>
      )}
      <PageSpinner isLoading={state === "loading"} />
      <div ref={container} lang="en" dir="ltr" className="api-docs" />
    </>
  );
}
