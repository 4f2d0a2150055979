import * as z from "zod";
import type { Grant } from "@/lib/permissions/permissions";

/** Lower case, so that one mailbox is one account. */
export const email = z.string().trim().max(254).toLowerCase().pipe(z.email());

/** 8 to 128 characters of any kind. */
export const newPassword = z.string().min(8).max(128);

/** A user as the signed-in person sees themself. */
export type UserJson = {
  id: number;
  first_name: string;
  last_name: string;
  display_name: string;
  avatar: string | null;
  email: string;
  email_verified_at: string | null;
  language: string | null;
  country: string | null;
  timezone: string | null;
  two_factor_confirmed_at: string | null;
  unread_notifications_count: number;
  has_password: boolean;
  roles: { id: number; name: string }[];
  permissions: Grant[];
  subscriptions: { valid: boolean }[];
  created_at: string;
};
