import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { commaList, idNumber, listQuery, rowId } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import type { Grant } from "@/lib/permissions/permissions";
import { grantList } from "@/lib/permissions/schema";
import { email, newPassword } from "@/lib/users/schema";

const name = z.string().trim().max(80);

/** What an admin says of a user. Without `roles` a new one gets the default roles. */
export const userInput = z.strictObject({
  email,
  first_name: name.default(""),
  last_name: name.default(""),
  password: newPassword.optional(),
  roles: z.array(idNumber).max(50).optional(),
  permissions: grantList.default([]),
  email_verified: z.boolean().default(false),
});
export type UserInput = z.output<typeof userInput>;

export const userChange = changesOf(userInput);
export type UserChange = z.output<typeof userChange>;

/** What `with` can add to a user. */
const userParts = commaList(["roles", "social_profiles", "tokens"]);
const yesOrNo = z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] });

export const userList = listQuery(["created_at", "email", "last_name"]).extend({
  role: rowId.optional(),
  banned: yesOrNo.optional(),
  verified: yesOrNo.optional(),
  with: userParts,
});
export type UserList = z.output<typeof userList>;
export const userQuery = z.strictObject({ with: userParts });
export type UserParts = z.output<typeof userParts>;
export const userParams = z.object({ userId: rowId });

/** Without an end the ban is for ever. */
export const banInput = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  until: z.iso
    .datetime({ offset: true })
    .nullish()
    .transform((text) => (text ? new Date(text) : null))
    .refine((date) => date === null || date.getTime() > Date.now(), line("Choose a time in the future.")),
});
export type BanInput = z.output<typeof banInput>;

/** What everybody may know of a user. */
export type PublicUserJson = { id: number; display_name: string; avatar: string | null };

type RoleRefJson = { id: number; name: string };
type SocialProfileJson = { service_name: string; username: string };
type TokenJson = {
  id: number;
  name: string;
  last_used_at: string | null;
  expires_at: string | null;
  created_at: string;
};

/** A user as the user and admins see them. */
export type UserDetailsJson = PublicUserJson & {
  first_name: string;
  last_name: string;
  email: string;
  email_verified_at: string | null;
  language: string | null;
  country: string | null;
  timezone: string | null;
  two_factor_confirmed_at: string | null;
  has_password: boolean;
  /** Those given to the user directly; the roles have theirs beside. */
  permissions: Grant[];
  banned_at: string | null;
  banned_until: string | null;
  ban_reason: string | null;
  created_at: string;
  roles?: RoleRefJson[];
  social_profiles?: SocialProfileJson[];
  tokens?: TokenJson[];
};
