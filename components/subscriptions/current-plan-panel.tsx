"use client";

import { Panel } from "@/components/account-settings/panel";
import { PriceText } from "@/components/billing/price-text";
import { SubscriptionState } from "@/components/billing/subscription-state";
import { TaxNote } from "@/components/billing/tax-note";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { RenewalText } from "@/components/subscriptions/renewal-text";
import { useOwnSubscriptionActions } from "@/components/subscriptions/use-own-subscription-actions";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { routes } from "@/lib/routes";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** The plan, its state and when it renews, with the buttons that change it. */
export function CurrentPlanPanel({ subscription }: { subscription: SubscriptionJson }) {
  const { product, price, gateway, ended_at } = subscription;
  const t = useT();
  return (
    <Panel
      id="plan"
      title={<bdi>{product.name}</bdi>}
      footer={ended_at === null ? <Buttons subscription={subscription} /> : <PlansLink />}
    >
      <div className="grid gap-1">
        <p>
          <SubscriptionState subscription={subscription} />
        </p>
        <p>{gateway === "manual" ? t("It was granted to you, so you pay nothing for it.") : <Price price={price} />}</p>
        <p className="text-muted">
          <RenewalText subscription={subscription} />
        </p>
      </div>
    </Panel>
  );
}

function Price({ price }: Pick<SubscriptionJson, "price">) {
  const { billing } = useBootstrap().settings;
  const t = useT();
  return (
    <>
      <PriceText price={price} />
      <TaxNote billing={billing} t={t} />
    </>
  );
}

function PlansLink() {
  const t = useT();
  return (
    <ButtonLink href={routes.pricing} variant="primary">
      {t("See all plans")}
    </ButtonLink>
  );
}

function Buttons({ subscription }: { subscription: SubscriptionJson }) {
  const { cancel, resume } = useOwnSubscriptionActions();
  const t = useT();
  const isManual = subscription.gateway === "manual";
  if (subscription.cancel_at_period_end)
    return (
      <Button variant="primary" pending={resume.pending} onClick={() => void resume.run(subscription)}>
        {t("Resume subscription")}
      </Button>
    );
  return (
    <>
      {!isManual && <ButtonLink href={routes.pricing}>{t("Change plan")}</ButtonLink>}
      <Button variant="danger" pending={cancel.pending} onClick={() => void cancel.run(subscription)}>
        {t("Cancel subscription…")}
      </Button>
    </>
  );
}
