import * as z from "zod";
import { adSlotInput } from "@/lib/ad-slots/schema";

/** The values of the form: the image is an address, or a file that is not stored yet. */
export const adSlotValues = z.strictObject({
  description: adSlotInput.shape.description,
  image: z.union([z.string(), z.instanceof(File), z.null()]),
});
