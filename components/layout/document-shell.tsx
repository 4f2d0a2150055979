import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { ThemeStyle } from "@/components/layout/theme-style";
import { instrumentSans, instrumentSansExtended } from "@/components/ui/font";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import { direction } from "@/lib/i18n/direction";
import { themeCss } from "@/lib/themes/css";
import { keepCss } from "@/lib/themes/kept-css";
import { SYSTEM_THEME } from "@/lib/themes/policy";
import { themeScript } from "@/lib/themes/script";

const CSS_KEY_CHARS = 12;

type Props = {
  language: string;
  themes: BootstrapData["themes"];
  settings: Pick<BootstrapData["settings"], "themes">;
  /** The text of the link that skips to the content. */
  skipLabel: string;
  /** Allows the theme script on a page rendered per request. Cached pages allow it by its hash. */
  nonce?: string;
  children: ReactNode;
};

/** The `<html>` of every page: language, direction and theme. The user's chosen theme is set before the first paint. */
export function DocumentShell({ language, themes, settings, skipLabel, nonce, children }: Props) {
  const selected = themes.all.find(({ id }) => id === themes.selectedThemeId);
  const css = themeCss(themes.all);
  const cssKey = createHash("sha256").update(css).digest("base64url").slice(0, CSS_KEY_CHARS);
  keepCss(cssKey, css);
  const script = themeScript(themes.all, settings.themes.user_change);
  return (
    <html
      lang={language}
      dir={direction(language)}
      data-theme={selected ? modeOf(selected) : SYSTEM_THEME}
      data-theme-id={selected?.id ?? SYSTEM_THEME}
      className={`${instrumentSans.variable} ${instrumentSansExtended.variable}`}
      suppressHydrationWarning // the script below changes the theme before React hydrates
    >
      {/* biome-ignore lint/style/noHeadElement: a root layout of the App Router, where next/head does not exist */}
      <head>
        <ThemeStyle cssKey={cssKey} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, made of ids */}
        {script && <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />}
      </head>
      <body>
        <a
          className="absolute start-4 -top-15 z-99 rounded-md bg-raised px-3 py-2 focus-visible:top-2 focus-visible:shadow-lift"
          href="#main"
        >
          {skipLabel}
        </a>
        {children}
      </body>
    </html>
  );
}

const modeOf = ({ is_dark }: { is_dark: boolean }) => (is_dark ? "dark" : "light");
