import { Brand } from "@/components/layout/brand";
import { copyrightNow } from "@/components/layout/copyright";
import { CopyrightLine } from "@/components/layout/copyright-line";
import { FooterMenus } from "@/components/layout/footer-menus";
import { LanguagePicker } from "@/components/layout/language-picker";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import type { T } from "@/lib/i18n/create-t";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = { settings: Pick<PublicSettings, "branding">; t: T };

/** The footer of public pages. */
export function Footer({ settings, t }: Props) {
  const { branding } = settings;
  return (
    <footer className="border-line border-t py-10 text-small leading-[inherit]">
      <div className="page-width">
        <div className="grid grid-cols-[1fr_1fr] gap-x-14 gap-y-10 md:auto-cols-auto md:grid-flow-col md:grid-cols-1">
          <div className="grid content-start gap-2 max-md:col-span-full">
            <Brand branding={branding} />
            {branding.site_description && <p className="max-w-[30ch] text-muted">{t(branding.site_description)}</p>}
          </div>
          <FooterMenus />
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3.5 border-line border-t pt-4.5 text-muted">
          <CopyrightLine {...copyrightNow(t, branding.site_name)} />
          <span className="ms-auto flex items-center gap-4">
            <ThemeToggle />
            <LanguagePicker />
          </span>
        </div>
      </div>
    </footer>
  );
}
