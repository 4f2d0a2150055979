import * as z from "zod";
import { time } from "@/lib/http/response-schema";
import { grantWire } from "@/lib/permissions/schema";

export const roleRefWire = z.strictObject({ id: z.int(), name: z.string() });

/** The logged-in user. */
export const userWire = z
  .strictObject({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    display_name: z.string(),
    avatar: z.string().nullable(),
    email: z.string(),
    email_verified_at: time.nullable(),
    language: z.string().nullable(),
    country: z.string().nullable(),
    timezone: z.string().nullable(),
    two_factor_confirmed_at: time.nullable(),
    unread_notifications_count: z.int(),
    has_password: z.boolean(),
    must_review_access: z.boolean().meta({
      description: "After a password reset: the user has not yet reviewed what else gives access to the account.",
    }),
    content_use: z
      .strictObject({ projects: z.int(), sites: z.int(), domains: z.int(), workspaces: z.int() })
      .meta({ description: "How many of each count towards the user's limits, also in workspaces the user owns." }),
    roles: z.array(roleRefWire),
    permissions: z.array(grantWire),
    subscriptions: z
      .array(
        z.strictObject({
          id: z.int(),
          valid: z.boolean(),
          ended: z.boolean(),
          product_id: z.int(),
          price_id: z.int(),
        }),
      )
      .meta({ description: "Those that have not ended, and those that have ended but are still valid." }),
    created_at: time,
    impersonated_by: z
      .strictObject({ id: z.int(), display_name: z.string(), until: time })
      .optional()
      .meta({ description: "The admin who acts as this user in this session, and when that ends at the latest." }),
  })
  .meta({ id: "OwnUser" });
export type UserJson = z.output<typeof userWire>;
