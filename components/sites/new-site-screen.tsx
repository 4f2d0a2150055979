"use client";

import { useRouter } from "next/navigation";
import { stayPending } from "@/components/form/stay-pending";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { NewSiteForm } from "@/components/sites/new-site-form";
import { ButtonLink } from "@/components/ui/button-link";
import { routes } from "@/lib/routes";

/** Creates a site and opens its screen. */
export function NewSiteScreen() {
  const t = useT();
  const router = useRouter();
  return (
    <ResourceProviders>
      <ScreenHeader title={t("New site")} text={t("Nobody can see it until you publish it.")} />
      <NewSiteForm
        onCreated={({ id }) => {
          router.push(routes.site(id));
          return stayPending();
        }}
        cancel={<ButtonLink href={routes.sites}>{t("Cancel")}</ButtonLink>}
      />
    </ResourceProviders>
  );
}
