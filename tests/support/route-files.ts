import fs from "node:fs";
import path from "node:path";
import type { Route } from "@/lib/openapi/call";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const ROOT = path.resolve(__dirname, "../..");

/** Every `route.ts` of the app under these folders, such as "app/api/v1/roles/route.ts". */
export function routeFiles(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?:^|\/)route\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file))
      .sort(),
  );
}

/** What a route file exports. */
export const importRoute = (file: string): Promise<Record<string, unknown>> => import(path.join(ROOT, file));

/** Every route of the app, for the generator of the API's document. */
export const loadRoutes = (): Promise<Route[]> =>
  Promise.all(routeFiles("app").map(async (file) => ({ path: routePath(file), exports: await importRoute(file) })));

/** "app/api/v1/menus/[menuId]/route.ts" is served at "/api/v1/menus/[menuId]". */
export const routePath = (file: string) => `/${file.replace(/^app\//, "").replace(/\/route\.ts$/, "")}`;
