import { listAdSlots } from "@/lib/ad-slots/ad-slots";
import { adSlotsResponse } from "@/lib/ad-slots/schema";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "List the ad slots",
      description:
        "The description and the image that the dashboard shows in each slot. Both are empty if there is no ad, or if the ad is HTML code.",
      responses: { 200: adSlotsResponse },
    },
    async () => ({ ad_slots: await listAdSlots() }),
  ),
});
