import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { listQuery, rowId } from "@/lib/http/list";
import type { Grant } from "@/lib/permissions/permissions";
import { grantList } from "@/lib/permissions/schema";

const roleType = z.enum(["site", "workspace"]);

export const roleInput = z.strictObject({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(500).default(""),
  type: roleType.default("site"),
  /** Given to every new account. */
  default: z.boolean().default(false),
  permissions: grantList.default([]),
});
export type RoleInput = z.output<typeof roleInput>;

export const roleChange = changesOf(roleInput);
export type RoleChange = z.output<typeof roleChange>;

export const roleList = listQuery(["created_at", "name"], { orderDir: "asc" }).extend({ type: roleType.optional() });
export type RoleList = z.output<typeof roleList>;
export const roleParams = z.object({ roleId: rowId });

export type RoleJson = {
  id: number;
  name: string;
  description: string;
  type: "site" | "workspace";
  default: boolean;
  permissions: Grant[];
  /** One of the roles that Plinth itself relies on: it can be changed, but not deleted. */
  system: boolean;
  users_count: number;
  created_at: string;
};
