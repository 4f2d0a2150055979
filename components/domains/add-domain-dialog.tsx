"use client";

import { useQuery } from "@tanstack/react-query";
import { SiteField } from "@/components/domains/site-field";
import { LoadFailure } from "@/components/errors/load-failure";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Skeleton } from "@/components/ui/skeleton";
import { domainClient } from "@/lib/domains/client";
import type { DomainInput, DomainJson } from "@/lib/domains/schema";
import { routes } from "@/lib/routes";
import { siteClient } from "@/lib/sites/client";

/** Asks for a host name and for the site that the new domain shows. Closes with the new domain. */
export function AddDomainDialog({ close }: DialogProps<DomainJson>) {
  const t = useT();
  return (
    <Dialog title={t("Add domain")} text={t("A host name that you own, such as www.example.com.")} size="md">
      <QueryProvider>
        <Content close={close} />
      </QueryProvider>
    </Dialog>
  );
}

function Content({ close }: DialogProps<DomainJson>) {
  const { data, error, refetch } = useQuery(siteClient.list({ perPage: 1 }));
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton className="mt-5 h-40" />;
  const [latest] = data.pagination.data;
  return latest ? <DomainForm close={close} siteId={latest.id} /> : <NoSites close={close} />;
}

function DomainForm({ close, siteId }: DialogProps<DomainJson> & { siteId: number }) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm<DomainInput, DomainJson>({
    schema: () => import("@/lib/domains/schema").then((module) => module.domainInput),
    defaultValues: { host: "", site_id: siteId },
    submit: (input) => domainClient.create(input),
    onSuccess: close,
  });
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid gap-5">
      <TextField
        control={form.control}
        name="host"
        label={t("Host name")}
        required
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <SiteField control={form.control} name="site_id" />
      <DialogActions>
        <Button onClick={() => close()}>{t("Cancel")}</Button>
        <SaveButton control={form.control} pendingLabel={t("Adding")}>
          {t("Add domain")}
        </SaveButton>
      </DialogActions>
    </ApiForm>
  );
}

function NoSites({ close }: DialogProps<DomainJson>) {
  const t = useT();
  return (
    <>
      <p className="mt-4">{t("A domain shows one of your sites, and you have none yet. Create a site first.")}</p>
      <DialogActions>
        <Button onClick={() => close()}>{t("Cancel")}</Button>
        <ButtonLink href={routes.sites} variant="primary">
          {t("Manage Sites")}
        </ButtonLink>
      </DialogActions>
    </>
  );
}
