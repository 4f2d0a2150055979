"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { ButtonLink } from "@/components/ui/button-link";
import type { CheckoutJson } from "@/lib/checkouts/schema";
import { routes } from "@/lib/routes";

type Props = { checkout: CheckoutJson; children: ReactNode };

/** Links to a new order of the same plan, or to the plans on sale if the user can no longer order it. */
export function OrderAgainLink({ checkout: { order_path }, children }: Props) {
  const t = useT();
  return (
    <ButtonLink href={order_path ?? routes.pricing} variant="primary">
      {order_path === null ? t("See all plans") : children}
    </ButtonLink>
  );
}
