"use client";

import { useT } from "@/components/i18n/use-t";
import { useTrash } from "@/components/resource/use-trash";
import { confirm } from "@/components/ui/confirm";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";

/** Moves sites to the trash, with an undo, and restores them. Asks for a confirmation if a site is published. */
export function useSiteActions() {
  const t = useT();

  const confirmDeletion = (rows: readonly SiteJson[]) =>
    confirm({
      title: t("{count, plural, one {Delete this site?} other {Delete # sites?}}", { count: rows.length }),
      body: t(
        "{count, plural, one {Visitors will no longer find it. You can restore it for 30 days.} other {Visitors will no longer find them. You can restore them for 30 days.}}",
        { count: rows.length },
      ),
      action: t("Delete"),
      danger: true,
    });

  return useTrash<SiteJson>({
    client: siteClient,
    before: async (rows) => rows.every(({ publication }) => publication === null) || confirmDeletion(rows),
    trashedMessage: (count) =>
      t("{count, plural, one {# site moved to the trash} other {# sites moved to the trash}}", { count }),
    restoredMessage: (count) => t("{count, plural, one {# site restored} other {# sites restored}}", { count }),
  });
}
