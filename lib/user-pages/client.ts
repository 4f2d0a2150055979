import { resourceClient } from "@/lib/http/resource-client";
import type { UserPageInput, UserPageRowJson } from "@/lib/user-pages/schema";

/** A page that an admin adds to the dashboard of all members. Rows of a list have no `body`. */
export type ListedUserPage = UserPageRowJson & { body?: string };

export const userPageClient = resourceClient<ListedUserPage, UserPageInput>("user-pages", "page");
