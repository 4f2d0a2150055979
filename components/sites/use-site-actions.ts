"use client";

import { useT } from "@/components/i18n/use-t";
import { usePurge } from "@/components/resource/use-purge";
import { useTrash } from "@/components/resource/use-trash";
import { confirm } from "@/components/ui/confirm";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";

/**
 * Moves sites to the trash, with an undo, restores them, and deletes them for good. Asks for a confirmation if a site
 * is published, and before it is deleted for good.
 */
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

  const actions = useTrash<SiteJson>({
    client: siteClient,
    before: async (rows) => rows.every(({ publication }) => publication === null) || confirmDeletion(rows),
    trashedMessage: (count) =>
      t("{count, plural, one {# site moved to the trash} other {# sites moved to the trash}}", { count }),
    restoredMessage: (count) => t("{count, plural, one {# site restored} other {# sites restored}}", { count }),
  });

  const purge = usePurge<SiteJson>({
    client: siteClient,
    question: (count) =>
      t("{count, plural, one {Delete # site permanently?} other {Delete # sites permanently?}}", { count }),
    body: t("Its publications, messages, statistics and domains are deleted too. The project stays."),
    doneMessage: (count) =>
      t("{count, plural, one {# site permanently deleted} other {# sites permanently deleted}}", { count }),
  });

  return { ...actions, purge };
}
