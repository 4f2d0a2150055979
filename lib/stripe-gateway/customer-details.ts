import "server-only";
import Stripe from "stripe";
import { displayName } from "@/lib/actor/display-name";
import { db } from "@/lib/db/db";
import { log } from "@/lib/log";
import { findAtStripe } from "@/lib/stripe-gateway/client";
import { taxIdTypeOf } from "@/lib/stripe-gateway/tax-id-types";

/**
 * Sends Stripe a customer's email address, and the name, address and tax id for invoices. Automatic taxes depend on the
 * address and tax id. What the user has not entered here is kept at Stripe, because customers can also enter it on
 * Stripe's pages.
 */
export async function sendCustomerDetails(userId: number): Promise<void> {
  const customer = await db.gatewayCustomer.findUnique({ where: { userId_gateway: { userId, gateway: "stripe" } } });
  if (!customer) return;
  const {
    email,
    billingProfile: profile,
    ...user
  } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, lastName: true, billingProfile: true },
  });
  const { address = "", country = "", taxId = "" } = profile ?? {};
  const details = {
    email,
    ...(country && { address: { ...(address && { line1: address.replaceAll("\n", ", ") }), country } }),
  };
  await findAtStripe(async (stripe) => {
    const name =
      profile?.name || (await fetchNameAtStripe(stripe, customer.gatewayId)) || displayName({ ...user, email });
    await stripe.customers.update(customer.gatewayId, { ...details, name });
    if (taxId) await replaceTaxId(stripe, customer.gatewayId, { type: taxIdTypeOf(country), value: taxId });
  });
}

async function fetchNameAtStripe(stripe: Stripe, customerId: string): Promise<string> {
  const customer = await stripe.customers.retrieve(customerId);
  return customer.deleted ? "" : (customer.name ?? "");
}

type TaxId = { type: string | null; value: string };

/** Ignores a tax id that Stripe refuses, so that the customer can still buy a plan. */
async function replaceTaxId(stripe: Stripe, customerId: string, { type, value }: TaxId): Promise<void> {
  const { data: taxIds } = await stripe.customers.listTaxIds(customerId, { limit: 10 });
  if (type === null || taxIds.some((taxId) => taxId.type === type && taxId.value === value)) return;
  try {
    await stripe.customers.createTaxId(customerId, { type, value });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    log.warn({ code: error.code, type }, "Stripe refused a customer's tax id");
    return;
  }
  for (const { id } of taxIds.filter((taxId) => taxId.type === type))
    await stripe.customers.deleteTaxId(customerId, id);
}
