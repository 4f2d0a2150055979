"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { DetailHeader } from "@/components/resource/detail-header";
import { RowScreen } from "@/components/resource/row-screen";
import { SubscriptionFacts } from "@/components/subscriptions/subscription-facts";
import { useSubscriptionActions } from "@/components/subscriptions/use-subscription-actions";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { routes } from "@/lib/routes";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** The page of the subscription whose id is in the path. `children` are shown below its facts. */
export function SubscriptionScreen({ children }: { children: ReactNode }) {
  return (
    <RowScreen query={subscriptionClient.detail}>
      {(subscription) => (
        <>
          <SubscriptionDetails key={subscription.id} subscription={subscription} />
          {children}
        </>
      )}
    </RowScreen>
  );
}

function SubscriptionDetails({ subscription }: { subscription: SubscriptionJson }) {
  const { user } = subscription;
  const actionsOf = useSubscriptionActions();
  const t = useT();
  return (
    <>
      <DetailHeader
        trail={[{ label: t("Subscriptions"), href: routes.adminScreen("subscriptions") }]}
        title={user.display_name}
        text={<bdi>{user.email}</bdi>}
        actions={actionsOf?.(subscription).map(({ label, icon, danger, onSelect }) => (
          <Button key={label} variant={danger ? "danger" : "secondary"} onClick={onSelect}>
            <Icon of={icon} />
            {label}
          </Button>
        ))}
      />
      <SubscriptionFacts subscription={subscription} />
    </>
  );
}
