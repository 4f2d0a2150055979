import { allowLeaving } from "@/components/form/use-unload-warning";
import { loginThenBack } from "@/lib/routes";

/** Opens the login page, which returns to the current page. */
export function openLogin(): void {
  const { pathname, search, hash } = window.location;
  allowLeaving();
  window.location.assign(loginThenBack(pathname + search + hash));
}
