import type { Feature } from "@/lib/feature";

export const roles = {
  name: "roles",
  callGroups: { Roles: "Roles and the permissions that they give." },
  models: { Role: "installation", RoleUser: "unexported" },
} as const satisfies Feature;
