"use client";

import Plus from "lucide-react/icons/plus";
import { usePermission } from "@/components/bootstrap/use-permission";
import { CsvLink } from "@/components/data-table/csv-link";
import { DataTable } from "@/components/data-table/data-table";
import { searchParams, useList } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { SUBSCRIPTION_COLUMNS, SUBSCRIPTION_FILTERS } from "@/components/subscriptions/subscription-columns";
import { useSubscriptionActions } from "@/components/subscriptions/use-subscription-actions";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { ListParams } from "@/lib/http/resource-client";
import { routes } from "@/lib/routes";
import { subscriptionClient } from "@/lib/subscriptions/client";

const ORDER = { by: "created_at", dir: "desc" } as const;
const listSubscriptionsOfEveryone = (list: ListParams) => subscriptionClient.list({ ...list, everyone: true });

/** The subscriptions of all users. */
export function SubscriptionsScreen() {
  const t = useT();
  const actionsOf = useSubscriptionActions();
  const list = useList({
    source: listSubscriptionsOfEveryone,
    columns: SUBSCRIPTION_COLUMNS,
    filters: SUBSCRIPTION_FILTERS,
    order: ORDER,
  });
  const isOfOneUser = list.state.filters.user_id !== undefined;
  return (
    <>
      <ScreenHeader title={t("Subscriptions")} text={isOfOneUser ? t("Subscriptions of one user") : undefined}>
        {isOfOneUser && (
          <Button onClick={() => list.change({ filters: { user_id: null } })}>{t("Show all users")}</Button>
        )}
        <HeaderLinks csvPath={subscriptionClient.csvPath(searchParams(list.state))} />
      </ScreenHeader>
      <DataTable
        name={subscriptionClient.key[0]}
        label={t("Subscriptions")}
        columns={SUBSCRIPTION_COLUMNS}
        list={list}
        rowName={({ user }) => user.display_name}
        {...(actionsOf && { rowActions: actionsOf })}
        searchLabel={t("Search by email or plan")}
        filters={SUBSCRIPTION_FILTERS.filter(({ hasOwnControl }) => !hasOwnControl)}
        empty={<EmptyState level={2} title={t("No subscriptions yet")} />}
      />
    </>
  );
}

function HeaderLinks({ csvPath }: { csvPath: string }) {
  const t = useT();
  const canCreate = usePermission("subscriptions.create");
  return (
    <>
      <CsvLink href={csvPath} />
      {canCreate && (
        <ButtonLink href={routes.adminScreen("subscriptions", "new")} variant="primary">
          <Icon of={Plus} />
          {t("Grant a subscription")}
        </ButtonLink>
      )}
    </>
  );
}
