import type { BootstrapData } from "@/lib/bootstrap/schema";
import type { PublicSettings } from "@/lib/settings/schema";
import type { ThemeJson } from "@/lib/themes/schema";

/** The bootstrap data that client components read. */
export type ClientBootstrap = {
  settings: Omit<PublicSettings, "homepage" | "custom_code" | "fonts" | "ads" | "uploads">;
  user: BootstrapData["user"];
  guest_role: BootstrapData["guest_role"];
  themes: { all: Omit<ThemeJson, "values">[]; selectedThemeId: number | null };
  menus: BootstrapData["menus"];
  languages: { language: string; name: string }[];
};

/** Leaves out what no client component reads, such as the homepage's content, which is in the HTML already. */
export function clientBootstrap(
  data: Omit<BootstrapData, "i18n">,
  languages: ClientBootstrap["languages"],
): ClientBootstrap {
  const { homepage: _h, custom_code: _c, fonts: _f, ads: _a, uploads: _u, ...settings } = data.settings;
  const all = data.themes.all.map(({ values: _values, ...theme }) => theme);
  const { user, guest_role, menus } = data;
  return {
    settings,
    user,
    guest_role,
    menus,
    languages,
    themes: { all, selectedThemeId: data.themes.selectedThemeId },
  };
}
