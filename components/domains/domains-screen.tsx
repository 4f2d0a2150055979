"use client";

import Plus from "lucide-react/icons/plus";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { DomainList } from "@/components/domains/domain-list";
import { useDomainActions } from "@/components/domains/use-domain-actions";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { useMayCreate } from "@/components/resource/use-may-create";
import { WithinLimit } from "@/components/resource/within-limit";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { overviewOf } from "@/lib/quotas/overview";

/**
 * The domains in the active workspace, and a button to add one. In the personal workspace, also shows how much of the
 * user's limit is used.
 */
export function DomainsScreen() {
  return (
    <ResourceProviders>
      <Header />
      <DomainList />
    </ResourceProviders>
  );
}

function Header() {
  const { used, limit } = overviewOf(useLoggedInUser()).domains;
  const { add } = useDomainActions();
  const t = useT();
  const purpose = t("Give a site its own host name.");
  const isShared = useActiveWorkspace() !== undefined;
  const usage = limit === null || isShared ? null : t(":used of :limit domains", { used, limit });
  return (
    <ScreenHeader title={t("Branded domains")} text={usage ? `${purpose} ${usage}.` : purpose}>
      {useMayCreate("domains") && (
        <WithinLimit noun="domains">
          <Button variant="primary" onClick={() => void add()}>
            <Icon of={Plus} />
            {t("Add domain")}
          </Button>
        </WithinLimit>
      )}
    </ScreenHeader>
  );
}
