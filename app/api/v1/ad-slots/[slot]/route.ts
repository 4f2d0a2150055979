import { updateAdSlot } from "@/lib/ad-slots/ad-slots";
import { adSlotChange, adSlotResponse, adSlotParams as params } from "@/lib/ad-slots/schema";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "ad_slots.update",
      params,
      body: adSlotChange,
      summary: "Change an ad slot",
      description: "Only the given fields change.",
      responses: { 200: adSlotResponse },
    },
    async ({ actor, params, body }) => ({ ad_slot: await updateAdSlot(actor, params.slot, body) }),
  ),
});
