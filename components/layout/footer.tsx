import { Brand } from "@/components/layout/brand";
import { CopyrightLine } from "@/components/layout/copyright-line";
import { FooterMenus } from "@/components/layout/footer-menus";
import { LanguagePicker } from "@/components/layout/language-picker";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import type { PublicSettings } from "@/lib/bootstrap/schema";
import type { T } from "@/lib/i18n/create-t";

type Props = { settings: Pick<PublicSettings, "branding">; t: T };

/** The foot of public pages. */
export function Footer({ settings, t }: Props) {
  const { branding } = settings;
  return (
    <footer className="foot">
      <div className="page-width">
        <div className="in cols">
          <div className="grid content-start gap-2">
            <Brand branding={branding} />
            {branding.site_description && <p className="text-muted max-w-[30ch]">{t(branding.site_description)}</p>}
          </div>
          <FooterMenus />
        </div>
        <div className="base">
          <CopyrightLine siteName={branding.site_name} year={new Date().getFullYear()} />
          <span className="flex items-center gap-4 ms-auto">
            <ThemeToggle />
            <LanguagePicker />
          </span>
        </div>
      </div>
    </footer>
  );
}
