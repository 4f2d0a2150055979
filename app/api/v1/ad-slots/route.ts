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
        "The description and the image that the dashboard shows in each slot. Either is empty if the ad has none. HTML code of an ad is not included.",
      responses: { 200: adSlotsResponse },
    },
    async () => ({ ad_slots: await listAdSlots() }),
  ),
});
