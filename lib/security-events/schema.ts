import * as z from "zod";
import { pageOf, time } from "@/lib/http/response-schema";
import { originFields } from "@/lib/origins/schema";
import { SECURITY_EVENTS } from "@/lib/security-events/types";

export const securityEventListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(15),
});
export type SecurityEventListQuery = z.output<typeof securityEventListQuery>;

const securityEventWire = z
  .strictObject({
    id: z.int(),
    type: z.enum(SECURITY_EVENTS),
    /** The social service that was connected or disconnected. */
    service: z.string().nullable(),
    /** The name of the API token that was created or deleted. */
    token_name: z.string().nullable(),
    by_admin: z.boolean(),
    /** The address is null for events that an admin caused. */
    ...originFields,
    created_at: time,
  })
  .meta({ id: "SecurityEvent" });
export type SecurityEventJson = z.output<typeof securityEventWire>;

export const securityEventPage = pageOf(securityEventWire);
