import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { linkAddress } from "@/lib/http/link-address";

/** The places for ads on the dashboard, from top to bottom. */
export const AD_SLOTS = ["dashboard_top", "dashboard_bottom"] as const;
export type AdSlot = (typeof AD_SLOTS)[number];

export const adSlotInput = z.strictObject({
  description: z.string().trim().max(500),
  /** The address of an image. Empty: none. */
  image: z.union([z.literal(""), linkAddress]),
});
export type AdSlotInput = z.output<typeof adSlotInput>;
export const adSlotChange = changesOf(adSlotInput);
export type AdSlotChange = z.output<typeof adSlotChange>;
export const adSlotParams = z.object({ slot: z.enum(AD_SLOTS) });

export const adSlotWire = z
  .strictObject({ slot: z.enum(AD_SLOTS), description: z.string(), image: z.string() })
  .meta({ id: "AdSlot" });
export type AdSlotJson = z.output<typeof adSlotWire>;
export const adSlotsResponse = z.strictObject({ ad_slots: z.array(adSlotWire) });
export const adSlotResponse = z.strictObject({ ad_slot: adSlotWire });
