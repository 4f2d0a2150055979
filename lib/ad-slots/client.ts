import type { AdSlot, AdSlotInput, AdSlotJson } from "@/lib/ad-slots/schema";
import type { FileEntryJson } from "@/lib/files/schema";
import { api } from "@/lib/http/client";

type QueryContext = { signal: AbortSignal };

/** Enough for an image on a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Calls about ad slots. Each throws `ApiError`. */
export const adSlotClient = {
  key: ["ad-slots"] as const,
  list: () => ({
    queryKey: ["ad-slots"] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ ad_slots: AdSlotJson[] }>("ad-slots", undefined, { signal })).ad_slots,
  }),
  update: async (slot: AdSlot, input: AdSlotInput) =>
    (await api.put<{ ad_slot: AdSlotJson }>(`ad-slots/${slot}`, input)).ad_slot,
  /** Stores an image that everyone may see, and returns its address. */
  async uploadImage(file: File): Promise<string> {
    const form = new FormData();
    form.append("disk", "public");
    form.append("file", file);
    const { fileEntry } = await api.post<{ fileEntry: FileEntryJson }>("file-entries", form, {
      timeoutMs: UPLOAD_TIMEOUT_MS,
    });
    return fileEntry.url;
  },
};
