import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { changesOf } from "@/lib/http/changes";
import { getBillingProfile, saveBillingProfile } from "@/lib/invoices/billing-profile";
import { billingProfileInput, billingProfileResponse } from "@/lib/invoices/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "Get the name, address and tax number on your invoices",
      responses: { 200: billingProfileResponse },
      refusals: ["not_found"],
    },
    async ({ actor }) => ({ profile: await getBillingProfile(actor) }),
  ),

  PUT: endpoint(
    {
      access: "user",
      body: changesOf(billingProfileInput),
      summary: "Change the name, address and tax number on your invoices",
      description: "Earlier invoices do not change. `country` is an ISO 3166 code.",
      responses: { 200: billingProfileResponse },
      refusals: ["not_found", "forbidden"],
    },
    async ({ actor, body }) => ({ profile: await saveBillingProfile(actor, body) }),
  ),
});
