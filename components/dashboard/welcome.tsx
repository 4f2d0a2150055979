"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";

/** Greets the user by name. */
export function Welcome() {
  const { first_name, display_name } = useLoggedInUser();
  const t = useT();
  return t("Welcome, :name.", { name: first_name || display_name });
}

/** A placeholder for the welcome until the page is interactive. A script that runs earlier fills in the name. */
export function WelcomePlaceholder() {
  const t = useT();
  return t.rich("Welcome, :name.", { name: <span data-own="first_name" /> });
}
