import { routes } from "@/lib/routes";

/** The paths of login and registration. For visitors invited to a workspace, both begin with `/workspace/join`. */
export function authPaths(joinsWorkspace = false) {
  return joinsWorkspace
    ? { login: routes.workspaceLogin, register: routes.workspaceRegister }
    : { login: routes.login, register: routes.register };
}
