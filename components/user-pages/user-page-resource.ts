import type { Resource } from "@/components/resource/resource";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import { type ListedUserPage, userPageClient } from "@/lib/user-pages/client";
import type { UserPageInput } from "@/lib/user-pages/schema";

export const userPageResource: Resource<ListedUserPage, UserPageInput> = {
  client: userPageClient,
  permissionNoun: "user_pages",
  path: routes.adminScreen("user-pages"),
  rowName: ({ name }) => name,
  texts: {
    title: line("User pages"),
    search: line("Search user pages"),
    create: line("New user page"),
    created: line("User page created"),
    saved: line("User page saved"),
    delete: line("Delete user page"),
    deleted: line("{count, plural, one {User page deleted} other {# user pages deleted}}"),
    consequence: line(
      "{count, plural, one {It disappears from all dashboards immediately.} other {They disappear from all dashboards immediately.}}",
    ),
    empty: line("No user pages yet"),
  },
};
