import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { listQuery, listSearch, rowId } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { grantList, grantWire } from "@/lib/permissions/schema";

const roleType = z.enum(["site", "workspace"]);

export const roleInput = z.strictObject({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(500).default(""),
  type: roleType.default("site"),
  /** Whether every new account gets this role. */
  default: z.boolean().default(false),
  permissions: grantList.default([]),
});
export type RoleInput = z.output<typeof roleInput>;

export const roleChange = changesOf(roleInput);
export type RoleChange = z.output<typeof roleChange>;

/** The filters that the list and its CSV file share, without paging. */
export const roleSearch = listSearch.extend({ type: roleType.optional() });
export type RoleSearch = z.output<typeof roleSearch>;
export const roleListQuery = listQuery(["created_at", "name"], { orderDir: "asc" }).extend(roleSearch.shape);
export type RoleListQuery = z.output<typeof roleListQuery>;
export const roleParams = z.object({ roleId: rowId });

export const roleWire = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    type: roleType,
    default: z.boolean(),
    permissions: z.array(grantWire),
    system: z
      .boolean()
      .meta({ description: "Whether Plinth relies on this role. Such a role can be changed but not deleted." }),
    users_count: z.int(),
    created_at: time,
  })
  .meta({ id: "Role" });
export type RoleJson = z.output<typeof roleWire>;
export const roleResponse = z.strictObject({ role: roleWire });
export const rolePage = pageOf(roleWire);
