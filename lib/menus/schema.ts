import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { linkAddress } from "@/lib/http/link-address";
import { listQuery, rowId } from "@/lib/http/list";
import { pageOf } from "@/lib/http/response-schema";
import { isPermission } from "@/lib/permissions/permissions";

/** The maximum number of keys and items in the JSON of a menu: enough for a full menu with some conditions. */
export const MENU_BODY_MAX_ITEMS = 10_000;

/** A condition: the item is shown only if the setting `name` (such as "billing.enable") has this value. */
const condition = z.strictObject({
  name: z.string().min(1).max(120),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
});

export const menuItem = z.strictObject({
  id: z.string().min(1).max(60),
  label: z.string().trim().min(1).max(120),
  icon: z.string().max(60).nullable().default(null),
  type: z.enum(["link", "route"]).default("route"),
  action: linkAddress,
  target: z.enum(["_self", "_blank"]).default("_self"),
  roles: z.array(z.number().int()).max(50).default([]),
  permissions: z.array(z.string().refine(isPermission, "This permission does not exist.")).max(50).default([]),
  settings: z.array(condition).max(20).default([]),
});
export type MenuItem = z.output<typeof menuItem>;

export const menuInput = z.strictObject({
  name: z.string().trim().min(1).max(120),
  positions: z.array(z.string().min(1).max(60)).max(20).default([]),
  items: z.array(menuItem).max(100).default([]),
});
export type MenuInput = z.output<typeof menuInput>;

export const menuChange = changesOf(menuInput);
export type MenuChange = z.output<typeof menuChange>;

export const menuListQuery = listQuery(["created_at", "name"]);
export type MenuListQuery = z.output<typeof menuListQuery>;
export const menuParams = z.object({ menuId: rowId });

export const menuWire = z
  .strictObject({ id: z.int(), name: z.string(), positions: z.array(z.string()), items: z.array(menuItem) })
  .meta({ id: "Menu" });
export type MenuJson = z.output<typeof menuWire>;
export const menuResponse = z.strictObject({ menu: menuWire });
export const menuPage = pageOf(menuWire);
