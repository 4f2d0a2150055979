import { routes } from "@/lib/routes";

/** The paths of login and registration. Invited visitors stay on the workspace's path. */
export function authPaths(workspace = false) {
  return workspace
    ? { login: routes.workspaceLogin, register: routes.workspaceRegister }
    : { login: routes.login, register: routes.register };
}
