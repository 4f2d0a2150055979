import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { linkAddress } from "@/lib/http/link-address";
import { listQuery, rowId } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";

export const userPageInput = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** An address that opens in a new tab instead of the page. */
  link: z.union([z.literal(""), linkAddress]).default(""),
  /** HTML. It is sanitised before it is saved. */
  body: z.string().max(500_000).default(""),
});
export type UserPageInput = z.output<typeof userPageInput>;
export const userPageChange = changesOf(userPageInput);
export type UserPageChange = z.output<typeof userPageChange>;

export const userPageListQuery = listQuery(["created_at", "name"], { perPage: 100, orderDir: "asc" });
export type UserPageListQuery = z.output<typeof userPageListQuery>;
export const userPageParams = z.object({ userPageId: rowId });

/** What the dashboard's sidebar shows of a page. */
export const userPageLink = z
  .strictObject({ id: z.int(), name: z.string(), link: z.string().nullable() })
  .meta({ id: "UserPageLink" });
export type UserPageLink = z.output<typeof userPageLink>;

/** A page in a list: without its body, which may be long. */
export const userPageRow = userPageLink.extend({ created_at: time, updated_at: time }).meta({ id: "UserPageRow" });
export type UserPageRowJson = z.output<typeof userPageRow>;

export const userPageWire = userPageRow
  .extend({ body: z.string().meta({ description: "HTML." }) })
  .meta({ id: "UserPage" });
export type UserPageJson = z.output<typeof userPageWire>;
export const userPageResponse = z.strictObject({ page: userPageWire });
/** `pages`: the same rows as in `pagination`, for callers that only need the links. */
export const userPageList = pageOf(userPageRow).extend({ pages: z.array(userPageLink) });
