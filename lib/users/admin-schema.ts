import * as z from "zod";
import { accessTokenWire } from "@/lib/access-tokens/schema";
import { email } from "@/lib/email-schema";
import { changesOf } from "@/lib/http/changes";
import { futureTime } from "@/lib/http/future-time";
import { commaList, idNumber, listQuery, listSearch, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { newPassword } from "@/lib/passwords/schema";
import { grantList, grantWire } from "@/lib/permissions/schema";
import { USER_PARTS, USER_STATES } from "@/lib/users/policy";
import { roleRefWire } from "@/lib/users/schema";

const name = z.string().trim().max(80);

/** An admin's input for a user. Without `roles`, a new user gets the default roles. */
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

/** The fields of `userInput` in the admin's form. An empty password is not sent. */
export const userForm = z.strictObject({
  ...userInput.shape,
  first_name: name,
  last_name: name,
  password: z.literal("").or(newPassword),
  roles: z.array(idNumber).max(50),
  permissions: grantList,
  email_verified: z.boolean(),
});
export type UserForm = z.output<typeof userForm>;
export const userDetailsForm = userForm.omit({ roles: true, permissions: true });
export type UserDetailsForm = z.output<typeof userDetailsForm>;
export const userRightsForm = userForm.pick({ roles: true, permissions: true });
export type UserRightsForm = z.output<typeof userRightsForm>;

export const userChange = changesOf(userInput);
export type UserChange = z.output<typeof userChange>;

const userParts = commaList(USER_PARTS);

const filters = { role: rowId.optional(), state: z.enum(USER_STATES).optional() };
export const userSearch = listSearch.extend(filters);
export type UserSearch = z.output<typeof userSearch>;
export const userListQuery = listQuery(["created_at", "email", "last_name"]).extend({ ...filters, with: userParts });
export type UserListQuery = z.output<typeof userListQuery>;
export const userQuery = z.strictObject({ with: userParts });
export type UserParts = z.output<typeof userParts>;
/** `deleteCurrentUser` must be true to delete the caller's own account. */
export const userDeletion = z.strictObject({ deleteCurrentUser: yesOrNo.default(false) });
export type UserDeletion = z.output<typeof userDeletion>;
export const userParams = z.object({ userId: rowId });

/** Without `until` the ban has no end. */
export const banInput = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  until: futureTime.nullish(),
});
export type BanInput = z.output<typeof banInput>;

/** The part of a user that every logged-in user may see. */
export const publicUserWire = z
  .strictObject({ id: z.int(), display_name: z.string(), avatar: z.string().nullable() })
  .meta({ id: "PublicUser" });
export type PublicUserJson = z.output<typeof publicUserWire>;

/** The part of a user that only the user and admins may see. */
export const userDetailsWire = z
  .strictObject({
    ...publicUserWire.shape,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified_at: time.nullable(),
    language: z.string().nullable(),
    country: z.string().nullable(),
    timezone: z.string().nullable(),
    two_factor_confirmed_at: time.nullable(),
    has_password: z.boolean(),
    permissions: z
      .array(grantWire)
      .meta({ description: "The permissions granted to the user directly, without those of the user's roles." }),
    banned_at: time.nullable(),
    banned_until: time.nullable(),
    ban_reason: z.string().nullable(),
    created_at: time,
    pending_email: z
      .string()
      .nullable()
      .optional()
      .meta({ description: "Only for one's own account: the new address, until its code is entered." }),
    two_factor_recovery_codes: z.array(z.string()).optional().meta({
      description: "Only for one's own account: in plain text if the password was confirmed recently, else masked.",
    }),
    roles: z.array(roleRefWire).optional(),
    social_profiles: z.array(z.strictObject({ service_name: z.string(), username: z.string() })).optional(),
    tokens: z.array(accessTokenWire).optional(),
  })
  .meta({ id: "User" });
export type UserDetailsJson = z.output<typeof userDetailsWire>;
export const userResponse = z.strictObject({ user: userDetailsWire });
export const userOrPublicResponse = z.strictObject({ user: z.union([userDetailsWire, publicUserWire]) });
export const userPage = pageOf(userDetailsWire);

/** A user with all parts, as on a user's page in the admin area. */
export type UserProfileJson = UserDetailsJson & Required<Pick<UserDetailsJson, "roles" | "social_profiles" | "tokens">>;
