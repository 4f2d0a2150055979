import { AccountMenu } from "@/components/layout/account-menu";
import { Brand } from "@/components/layout/brand";
import type { PublicSettings } from "@/lib/bootstrap/schema";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

type Props = { branding: PublicSettings["branding"]; isSignedIn: boolean; t: T };

/** The bar over the documentation: the way home, to one's tokens and to one's account. */
export function ApiDocsBar({ branding, isSignedIn, t }: Props) {
  return (
    <header className="util docs-bar">
      <Brand branding={branding} />
      <span className="flex items-center gap-2 ms-auto">
        {isSignedIn && (
          <a className="link text-small" href={`${routes.accountSettings}#developers`}>
            {t("Your tokens")}
          </a>
        )}
        <AccountMenu />
      </span>
    </header>
  );
}
