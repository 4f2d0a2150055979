"use client";

import { SiteField } from "@/components/domains/site-field";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { domainClient } from "@/lib/domains/client";
import type { DomainChange, DomainJson } from "@/lib/domains/schema";

/** Asks which site a domain should show instead. Closes with the changed domain. */
export function ChangeSiteDialog({ close, domain }: DialogProps<DomainJson> & { domain: DomainJson }) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm<DomainChange, DomainJson>({
    schema: () => import("@/lib/domains/schema").then((module) => module.domainChange),
    defaultValues: { site_id: domain.site.id },
    draftKey: `change-site ${domain.id}`,
    submit: ({ site_id }) => domainClient.update(domain.id, site_id === undefined ? {} : { site_id }),
    onSuccess: (changed) => {
      toast({ message: t("Site changed") });
      close(changed);
    },
  });
  return (
    <Dialog title={t("Change site")} text={<bdi dir="ltr">{domain.unicode_host}</bdi>} size="sm">
      <QueryProvider>
        <ApiForm onSubmit={onSubmit} pending={pending} className="grid gap-5">
          <SiteField control={form.control} name="site_id" workspaceId={domain.workspace_id} />
          <DialogActions>
            <Button onClick={() => close()}>{t("Cancel")}</Button>
            <SaveButton control={form.control} needsChange>
              {t("Change site")}
            </SaveButton>
          </DialogActions>
        </ApiForm>
      </QueryProvider>
    </Dialog>
  );
}
