import { routes } from "@/lib/routes";

/** The paths of login and registration. For invited visitors, both are below the workspace's path. */
export function authPaths(joinsWorkspace = false) {
  return joinsWorkspace
    ? { login: routes.workspaceLogin, register: routes.workspaceRegister }
    : { login: routes.login, register: routes.register };
}
