import { resourceClient } from "@/lib/http/resource-client";
import type { RoleInput, RoleJson } from "@/lib/roles/schema";

/** Calls about roles. Each throws `ApiError`. */
export const roleClient = resourceClient<RoleJson, RoleInput>("roles", "role");
