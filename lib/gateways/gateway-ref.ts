import "server-only";
import type { GatewayName } from "@/lib/billing/gateway";
import { AppError } from "@/lib/errors";

/** Identifies a subscription at its payment gateway. */
export type GatewayRef = { gateway: GatewayName; gatewayId: string };

type Row = { gateway: string; gatewayId: string | null };

/**
 * The reference to a subscription at its gateway. Throws a 409 if an admin granted the subscription, because it then
 * has no gateway.
 */
export function gatewayRefOf({ gateway, gatewayId }: Row): GatewayRef {
  if (gatewayId !== null) return { gateway: gateway as GatewayName, gatewayId };
  throw new AppError("conflict", "An admin granted this subscription, so there is no payment for it.");
}
