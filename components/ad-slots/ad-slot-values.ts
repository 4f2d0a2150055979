import * as z from "zod";
import { adSlotInput } from "@/lib/ad-slots/schema";

/** The values of the form: the image is an address, a file that is not stored yet, or null. */
export const adSlotValues = z.strictObject({
  description: adSlotInput.shape.description,
  image: z.union([z.string(), z.instanceof(File), z.null()]),
});
