import { AccountCorner } from "@/components/layout/account-corner";
import { BAR_COLORS } from "@/components/layout/bar-colors";
import { BarMenu } from "@/components/layout/bar-menu";
import { Brand } from "@/components/layout/brand";
import { LoggedInScript } from "@/components/layout/logged-in-script";
import { PhoneMenu } from "@/components/layout/phone-menu";
import { cn } from "@/components/ui/cn";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = {
  settings: Pick<PublicSettings, "branding">;
  /** The position of the menu that the bar shows. */
  position: string;
  path?: string | undefined;
};

/** The bar at the top of public pages. */
export function Navbar({ settings, position, path }: Props) {
  return (
    <header data-bar className={cn(BAR_COLORS, "sticky top-0 z-20 border-b")}>
      <LoggedInScript />
      <div className="page-width flex min-h-14 items-center gap-3 md:min-h-16 md:gap-7">
        <Brand branding={settings.branding} />
        <BarMenu position={position} path={path} />
        <div className="ms-auto flex items-center gap-2">
          <div className="flex items-center gap-2 font-label">
            <AccountCorner />
          </div>
          <PhoneMenu position={position} path={path} />
        </div>
      </div>
    </header>
  );
}
