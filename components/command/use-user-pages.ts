"use client";

import FileText from "lucide-react/icons/file-text";
import { useEffect, useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import type { CommandEntry } from "@/components/ui/command-entry";
import { can } from "@/lib/permissions/can";
import { routes } from "@/lib/routes";
import { userPageClient } from "@/lib/user-pages/client";
import type { UserPageLink } from "@/lib/user-pages/schema";

/** Entries for the user pages of the dashboard. Empty until they are loaded, or if they cannot be loaded. */
export function useUserPages(): CommandEntry[] {
  const { user } = useBootstrap();
  const [pages, setPages] = useState<readonly UserPageLink[]>([]);
  const canRead = user !== null && can(user, "projects.create");
  useEffect(() => {
    if (!canRead) return;
    const controller = new AbortController();
    userPageClient
      .list({})
      .queryFn({ signal: controller.signal })
      .then(({ pagination }) => setPages(pagination.data))
      .catch(() => undefined);
    return () => controller.abort();
  }, [canRead]);
  return pages.map(entryOf);
}

function entryOf({ id, name, link }: UserPageLink): CommandEntry {
  const entry = { id: `user-page-${id}`, label: name, icon: FileText };
  if (link === null) return { ...entry, href: routes.userPage(id) };
  return { ...entry, run: () => void window.open(link, "_blank", "noopener") };
}
