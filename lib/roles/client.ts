import { resourceClient } from "@/lib/http/resource-client";
import type { RoleInput, RoleJson } from "@/lib/roles/schema";

export const roleClient = resourceClient<RoleJson, RoleInput>("roles", "role");
