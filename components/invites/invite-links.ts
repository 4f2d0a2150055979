import { routes } from "@/lib/routes";

/** The links of an invite to the login and the registration. Both keep the email address and return to the invite. */
export function inviteLinks() {
  const { pathname, search } = window.location;
  const query = new URLSearchParams({ redirect: pathname + search });
  const email = new URLSearchParams(search).get("email");
  if (email) query.set("email", email);
  return { login: `${routes.workspaceLogin}?${query}`, register: `${routes.workspaceRegister}?${query}` };
}
