import "server-only";
import type { MenuItem, MenuJson } from "@/lib/menus/schema";

export type MenuRow = { id: number; name: string; positions: unknown; items: unknown };

export function menuJson({ id, name, positions, items }: MenuRow): MenuJson {
  return { id, name, positions: positions as string[], items: items as MenuItem[] };
}
