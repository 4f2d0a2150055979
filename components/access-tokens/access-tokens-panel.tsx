"use client";

import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import Link from "next/link";
import { use } from "react";
import { TokenList } from "@/components/access-tokens/token-list";
import { useReloadTokenLists } from "@/components/access-tokens/use-reload-token-lists";
import { Panel } from "@/components/account-settings/panel";
import { I18nContext } from "@/components/i18n/i18n-provider";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { Button } from "@/components/ui/button";
import { type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { Icon } from "@/components/ui/icon";
import { accessTokensClient } from "@/lib/access-tokens/client";
import type { I18n } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

const TokenDialog = lazyDialog<DialogProps & { i18n: I18n; onCreated: () => void }>(() =>
  import("@/components/access-tokens/token-dialog").then((module) => module.TokenDialog),
);

/** The user's API tokens. Hidden if the user has no access to the API. */
export function AccessTokensPanel() {
  const { data: hasApi } = useQuery(accessTokensClient.hasApi());
  const reloadLists = useReloadTokenLists();
  const confirmPassword = usePasswordConfirmation();
  const { i18n } = use(I18nContext);
  const t = useT();
  if (hasApi === false) return null;

  async function createToken() {
    if (await confirmPassword()) await openDialog(TokenDialog, { i18n, onCreated: reloadLists });
  }

  return (
    <Panel
      id="developers"
      title={t("API access tokens")}
      description={t(
        "A token lets a program act on your behalf. Create one for each program, so that you can delete it without affecting the others.",
      )}
      footer={
        <>
          <Button onClick={() => void createToken()}>
            <Icon of={Plus} />
            {t("Create token")}
          </Button>
          <Link href={routes.apiDocs} className="link text-small" prefetch={false}>
            {t("Documentation")}
          </Link>
        </>
      }
    >
      <TokenList />
    </Panel>
  );
}
