import { routes } from "@/lib/routes";

/** Where login and registration are for this visitor: an invited one stays on the workspace's path. */
export function authPaths(workspace = false) {
  return workspace
    ? { login: routes.workspaceLogin, register: routes.workspaceRegister }
    : { login: routes.login, register: routes.register };
}
