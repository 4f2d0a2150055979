import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { AD_SLOTS, type AdSlot, type AdSlotChange, type AdSlotJson } from "@/lib/ad-slots/schema";
import { recordEvent } from "@/lib/audit/audit";
import { getSettings } from "@/lib/settings/settings";
import { updateSettings } from "@/lib/settings/update-settings";

/** The description and the image of the ad in each slot. An ad can also have HTML code, which is not included. */
export async function listAdSlots(): Promise<AdSlotJson[]> {
  const { ads } = await getSettings();
  return AD_SLOTS.map((slot) => ({ slot, description: ads[slot].description, image: ads[slot].image }));
}

/** Changes the given fields of a slot. They are saved with the settings, under `ads`. */
export async function updateAdSlot(actor: UserActor, slot: AdSlot, change: AdSlotChange): Promise<AdSlotJson> {
  await updateSettings(
    { ads: { [slot]: change } },
    { onSave: (tx, keys) => recordEvent(tx, actor, { action: "settings.changed", targetId: 0, details: { keys } }) },
  );
  const { description, image } = (await getSettings()).ads[slot];
  return { slot, description, image };
}
