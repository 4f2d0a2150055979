import { routes } from "@/lib/routes";

/** The links of an invite to the login and the registration, which keep the address and lead back to the invite. */
export function inviteLinks() {
  const { pathname, search } = window.location;
  const query = new URLSearchParams({ redirect: pathname + search });
  const email = new URLSearchParams(search).get("email");
  if (email) query.set("email", email);
  return { login: `${routes.workspaceLogin}?${query}`, register: `${routes.workspaceRegister}?${query}` };
}
