"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { QueryProvider } from "@/components/query/query-provider";
import { CreatorsOnly } from "@/components/resource/creators-only";
import { NewSiteForm } from "@/components/sites/new-site-form";
import { PublishPanel } from "@/components/sites/publish-panel";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import type { CheckJson } from "@/lib/publications/schema";
import { routes } from "@/lib/routes";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";

type Props = DialogProps & {
  project: { id: number; name: string };
  /** Shows in the editor what a check has found. */
  showFinding: (check: CheckJson) => void;
};

/** Publishes a project to one of its sites, or creates its first site. */
export function PublishDialog({ project, showFinding, close }: Props) {
  const t = useT();
  const shown = useRef<CheckJson>(null);

  // after the dialog has closed, so that focus stays where the finding is shown
  function moveFocus() {
    if (shown.current) showFinding(shown.current);
    return shown.current !== null;
  }

  function closeAndShow(check: CheckJson) {
    shown.current = check;
    close();
  }

  return (
    <Dialog title={t("Publish")} size="md" moveFocus={moveFocus}>
      <QueryProvider>
        <Content project={project} showFinding={closeAndShow} close={close} />
      </QueryProvider>
    </Dialog>
  );
}

function Content({ project, showFinding, close }: Props) {
  const t = useT();
  const { data, error, refetch } = useQuery(siteClient.list({ project_id: project.id, perPage: 100 }));
  const sites = data?.pagination.data;
  return (
    <div className="mt-5">
      {error && !sites && <LoadFailure error={error} retry={() => void refetch()} />}
      {!sites && !error && <Skeleton className="h-24 w-full" />}
      {sites?.length === 0 && (
        <CreatorsOnly noun="sites">
          <NewSiteForm
            project={project}
            onCreated={() => refetch()}
            cancel={<Button onClick={() => close()}>{t("Cancel")}</Button>}
          />
        </CreatorsOnly>
      )}
      {sites && sites.length > 0 && <ChosenSitePanel sites={sites} showFinding={showFinding} />}
    </div>
  );
}

type ChosenSitePanelProps = Pick<Props, "showFinding"> & { sites: readonly SiteJson[] };

function ChosenSitePanel({ sites, showFinding }: ChosenSitePanelProps) {
  const t = useT();
  const [chosenId, setChosenId] = useState<number>();
  const site = sites.find(({ id }) => id === chosenId) ?? sites[0];
  if (!site) return null;
  return (
    <div className="grid gap-5">
      {sites.length > 1 && (
        <Field label={t("Site")}>
          {(aria) => (
            <NativeSelect {...aria} value={site.id} onChange={(event) => setChosenId(Number(event.target.value))}>
              {sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <PublishPanel key={site.id} site={site} showFinding={showFinding} />
      <div>
        <ButtonLink href={routes.site(site.id)} variant="ghost" size="s">
          {t("More about this site")}
        </ButtonLink>
      </div>
    </div>
  );
}
