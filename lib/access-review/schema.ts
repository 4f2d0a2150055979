import * as z from "zod";
import { accessTokenWire } from "@/lib/access-tokens/schema";
import { time } from "@/lib/http/response-schema";
import { SERVICES } from "@/lib/settings/social-services";

/** What gives access to an account besides its password. */
export const accessReviewResponse = z.strictObject({
  tokens: z.array(accessTokenWire),
  services: z.array(z.strictObject({ service: z.enum(SERVICES), username: z.string(), connected_at: time })),
  /** Browsers that have logged in, except the one that makes this call. */
  devices: z.array(z.strictObject({ id: z.int(), first_seen: time, last_seen: time })),
});
export type AccessReview = z.output<typeof accessReviewResponse>;
