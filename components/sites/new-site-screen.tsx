"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { LoadFailure } from "@/components/errors/load-failure";
import { stayPending } from "@/components/form/stay-pending";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { CreatorsOnly } from "@/components/resource/creators-only";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { NewSiteForm } from "@/components/sites/new-site-form";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { projectClient } from "@/lib/projects/client";
import { routes } from "@/lib/routes";

/** Creates a site and opens its screen. */
export function NewSiteScreen() {
  const t = useT();
  return (
    <ResourceProviders>
      <ScreenHeader title={t("New site")} text={t("Visitors cannot see it until you publish it.")} />
      <CreatorsOnly noun="sites">
        <Content />
      </CreatorsOnly>
    </ResourceProviders>
  );
}

/** The form, with the most recently changed project selected at first. Without projects, a link to create one. */
function Content() {
  const t = useT();
  const router = useRouter();
  const { data, error, refetch } = useQuery(projectClient.list({ perPage: 1 }));
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60 max-w-120" />;
  const [latest] = data.pagination.data;
  if (!latest) return <NoProjects />;
  return (
    <NewSiteForm
      firstChoice={latest.id}
      onCreated={({ id }) => {
        router.push(routes.site(id));
        return stayPending();
      }}
      cancel={<ButtonLink href={routes.sites}>{t("Cancel")}</ButtonLink>}
    />
  );
}

function NoProjects() {
  const t = useT();
  return (
    <EmptyState level={2} title={t("No projects yet")} text={t("A site shows one of your projects. Create one first.")}>
      <ButtonLink href={routes.newProject} variant="primary">
        {t("New project")}
      </ButtonLink>
    </EmptyState>
  );
}
