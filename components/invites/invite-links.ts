import { routes } from "@/lib/routes";

/** The links from an invite to login and registration. Both keep the email address and return to the invite. */
export function inviteLinks() {
  const { pathname, search } = window.location;
  const query = new URLSearchParams({ redirect: pathname + search });
  const email = new URLSearchParams(search).get("email");
  if (email) query.set("email", email);
  return { login: `${routes.workspaceLogin}?${query}`, register: `${routes.workspaceRegister}?${query}` };
}
