import * as z from "zod";

/** The fields that say from which device and place a request came. Null: unknown. */
export const originFields = {
  device_type: z.enum(["mobile", "tablet", "desktop"]),
  platform: z.string().nullable(),
  browser: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  ip_address: z.string().nullable(),
};
