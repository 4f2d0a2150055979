import * as z from "zod";
import { futureTime } from "@/lib/http/future-time";
import { listQuery, rowId } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { line } from "@/lib/i18n/line";
import { isPermission, PERMISSIONS } from "@/lib/permissions/permissions";

/** Maximum number of tokens per user. */
export const TOKENS_MAX = 25;

/** A token without abilities may do everything that its owner may. It works until it expires or is deleted. */
export const accessTokenInput = z.strictObject({
  tokenName: z.string().trim().min(1).max(80),
  abilities: z
    .array(z.string().refine(isPermission, line("This permission does not exist.")))
    .max(Object.keys(PERMISSIONS).length)
    .default([]),
  expires_at: futureTime.nullish(),
});
export type AccessTokenInput = z.output<typeof accessTokenInput>;
/** The input of the form, before the defaults are applied. */
export type AccessTokenForm = z.input<typeof accessTokenInput>;

export const accessTokenListQuery = listQuery(["created_at", "name", "last_used_at"]);
export type AccessTokenListQuery = z.output<typeof accessTokenListQuery>;
export const accessTokenParams = z.object({ tokenId: rowId });

export const accessTokenWire = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    /** Empty: all of the owner's permissions. */
    abilities: z.array(z.string()),
    /** Null: never used. */
    last_used_at: time.nullable(),
    /** Null: does not expire. */
    expires_at: time.nullable(),
    created_at: time,
  })
  .meta({ id: "AccessToken" });
export type AccessTokenJson = z.output<typeof accessTokenWire>;

export const accessTokenPage = pageOf(accessTokenWire);
export const createdAccessToken = z.strictObject({
  plainTextToken: z.string().meta({ description: "The plain text of the token. It is returned only here." }),
  token: accessTokenWire,
});
export type CreatedAccessToken = z.output<typeof createdAccessToken>;
