import { AccountMenu } from "@/components/layout/account-menu";
import { BAR_COLORS } from "@/components/layout/bar-colors";
import { Brand } from "@/components/layout/brand";
import { cn } from "@/components/ui/cn";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = { branding: PublicSettings["branding"]; isLoggedIn: boolean; t: T };

/** The bar above the documentation, with links to the homepage, the tokens and the account. */
export function ApiDocsBar({ branding, isLoggedIn, t }: Props) {
  return (
    <header
      data-bar
      className={cn(BAR_COLORS, "sticky top-(--banner-size,0px) z-20 flex h-15 items-center gap-4 border-b px-5")}
    >
      <Brand branding={branding} />
      <span className="ms-auto flex items-center gap-2">
        {isLoggedIn && (
          <a className="link text-small" href={`${routes.accountSettings}#developers`}>
            {t("Your tokens")}
          </a>
        )}
        <AccountMenu />
      </span>
    </header>
  );
}
