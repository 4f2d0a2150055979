"use client";

import Plus from "lucide-react/icons/plus";
import { DomainList } from "@/components/domains/domain-list";
import { useDomainActions } from "@/components/domains/use-domain-actions";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { useMayCreate } from "@/components/resource/use-may-create";
import { useUsageText } from "@/components/resource/use-usage-text";
import { WithinLimit } from "@/components/resource/within-limit";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

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
  const { add } = useDomainActions();
  const t = useT();
  const purpose = t("Give a site its own host name.");
  const usage = useUsageText("domains");
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
