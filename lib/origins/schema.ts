import * as z from "zod";

/** The device and place that a request came from. Null means unknown. */
export const originFields = {
  device_type: z.enum(["mobile", "tablet", "desktop"]),
  platform: z.string().nullable(),
  browser: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  ip_address: z.string().nullable(),
};
