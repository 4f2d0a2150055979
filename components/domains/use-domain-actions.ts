"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { actOnEach } from "@/components/query/act-on-each";
import { useAction } from "@/components/query/use-action";
import { confirm } from "@/components/ui/confirm";
import { type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import { domainClient } from "@/lib/domains/client";
import type { DomainInput, DomainJson } from "@/lib/domains/schema";
import { routes } from "@/lib/routes";

const AddDomainDialog = lazyDialog<DialogProps<DomainJson>>(() =>
  import("@/components/domains/add-domain-dialog").then((module) => module.AddDomainDialog),
);
const ChangeSiteDialog = lazyDialog<DialogProps<DomainJson> & { domain: DomainJson }>(() =>
  import("@/components/domains/change-site-dialog").then((module) => module.ChangeSiteDialog),
);

const REFRESHED_KEYS = [domainClient.key];

/**
 * Actions on domains: add a domain (with a dialog or directly), change the site that a domain shows, and delete domains
 * (after a confirmation).
 */
export function useDomainActions() {
  const t = useT();
  const router = useRouter();
  const queries = useQueryClient();
  const { refresh } = useBootstrap();
  /** Reloads the user's data, because the sidebar shows how many domains there are. */
  const updateCounts = () => void refresh().catch(() => undefined);

  async function add() {
    const domain = await openDialog<object, DomainJson>(AddDomainDialog, {});
    if (domain) show(domain);
  }

  function show({ id }: DomainJson) {
    updateCounts();
    void queries.invalidateQueries({ queryKey: domainClient.key });
    router.push(routes.domain(id));
  }

  const { run: create, pending: isCreating } = useAction((input: DomainInput) => domainClient.create(input), {
    onSuccess: show,
  });

  const { run: changeSite } = useAction(
    async (domain: DomainJson) =>
      Boolean(await openDialog<{ domain: DomainJson }, DomainJson>(ChangeSiteDialog, { domain })),
    { refresh: REFRESHED_KEYS },
  );

  const { run: remove, pending: isRemoving } = useAction(
    (rows: readonly DomainJson[]) => actOnEach(rows, domainClient.remove).finally(updateCounts),
    {
      before: (rows) => confirmDeletion(t, rows),
      onSuccess(_, rows) {
        // Otherwise, the open page of a deleted domain could load the domain again, for example when the window gets
        // focus, and briefly show the 404 screen.
        for (const { id } of rows) queries.removeQueries({ queryKey: domainClient.detail(id).queryKey });
        toast({
          message: t("{count, plural, one {# domain deleted} other {# domains deleted}}", { count: rows.length }),
        });
      },
      refresh: [[...domainClient.key, "list"]],
    },
  );

  return { add, create, isCreating, changeSite, remove, isRemoving };
}

function confirmDeletion(t: ReturnType<typeof useT>, rows: readonly DomainJson[]): Promise<boolean> {
  const [first] = rows;
  const isOne = first && rows.length === 1;
  return confirm({
    title: isOne
      ? t('Delete ":name"?', { name: first.unicode_host })
      : t("Delete these :count?", { count: rows.length }),
    body: t("Visitors will no longer find the site there, and others can connect the host name to their own site."),
    action: isOne ? t("Delete domain") : t("Delete :count", { count: rows.length }),
    cancel: isOne ? t("Keep it") : t("Keep them"),
    danger: true,
  });
}
