import "./public-bar.css";
import { AccountCorner } from "@/components/layout/account-corner";
import { BarMenu } from "@/components/layout/bar-menu";
import { Brand } from "@/components/layout/brand";
import { PhoneMenu } from "@/components/layout/phone-menu";
import { SignedInMark } from "@/components/layout/signed-in-mark";
import type { PublicSettings } from "@/lib/bootstrap/schema";

type Props = {
  settings: Pick<PublicSettings, "branding">;
  /** Which menu it shows. */
  position: string;
  path?: string | undefined;
};

/** The bar at the top of public pages. */
export function Navbar({ settings, position, path }: Props) {
  return (
    <header className="top">
      <SignedInMark />
      <div className="page-width in">
        <Brand branding={settings.branding} />
        <BarMenu position={position} path={path} />
        <div className="flex items-center gap-2 ms-auto">
          <AccountCorner />
          <PhoneMenu position={position} path={path} />
        </div>
      </div>
    </header>
  );
}
