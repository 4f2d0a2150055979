import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { DialogHost } from "@/components/ui/dialog-host";
import { ToastHost } from "@/components/ui/toast-host";
import type { ClientBootstrap } from "@/lib/bootstrap/client-data";
import { SEED_MENUS } from "@/lib/seed/menus";
import { SEED_THEMES } from "@/lib/seed/themes";
import type { PublicSettings } from "@/lib/settings/schema";
import { GROUP_SCHEMAS, type Settings, type SettingsGroup } from "@/lib/settings/schema";
import type { UserJson } from "@/lib/users/schema";

type SettingsChanges = { [G in SettingsGroup]?: Partial<Settings[G]> };

/** The default settings of an installation, with the given changes. */
export function settingsWith(changes: SettingsChanges = {}): PublicSettings {
  const entries = Object.entries(GROUP_SCHEMAS).map(([name, schema]) => [
    name,
    schema.parse(changes[name as SettingsGroup] ?? {}),
  ]);
  const { general: _g, contact: _c, mail: _m, ...publicSettings } = Object.fromEntries(entries) as Settings;
  return {
    ...publicSettings,
    base_url: "https://plinth.example",
    asset_url: "https://plinth.example",
    sites_host: "sites.plinth.example",
  };
}

export const member: UserJson = {
  id: 7,
  first_name: "Ines",
  last_name: "Morel",
  display_name: "Ines Morel",
  avatar: null,
  email: "ines@example.com",
  email_verified_at: "2026-11-01T10:00:00.000Z",
  language: null,
  country: null,
  timezone: null,
  two_factor_confirmed_at: null,
  unread_notifications_count: 3,
  has_password: true,
  must_review_access: false,
  content_use: { projects: 0, sites: 0, domains: 0, workspaces: 0 },
  roles: [{ id: 2, name: "User" }],
  permissions: [{ name: "projects.create", restrictions: [] }],
  subscriptions: [],
  created_at: "2026-11-01T10:00:00.000Z",
};

type Options = Partial<Omit<ClientBootstrap, "settings">> & { settings?: SettingsChanges };

/** The bootstrap data of a guest on a new installation, with the given changes. */
export function bootstrapWith({ settings, ...changes }: Options = {}): ClientBootstrap {
  const themes = SEED_THEMES.map(({ name, isDark, defaultLight, defaultDark }, index) => ({
    id: index + 1,
    name,
    is_dark: isDark,
    default_light: defaultLight,
    default_dark: defaultDark,
  }));
  return {
    settings: settingsWith(settings),
    user: null,
    guest_role: { id: 1, name: "Guests", permissions: [] },
    themes: { all: themes, selectedThemeId: 1 },
    menus: SEED_MENUS.map((menu, index) => ({ id: index + 1, ...menu })),
    languages: [
      { language: "en", name: "English" },
      { language: "ar", name: "العربية" },
    ],
    ...changes,
  };
}

/** Renders a component with the providers, toasts and dialogs of a page. */
export function renderOnPage(component: ReactNode, options: Options = {}) {
  return render(
    <I18nProvider language="en" lines={{}}>
      <BootstrapProvider initial={bootstrapWith(options)}>
        {component}
        <DialogHost />
        <ToastHost />
      </BootstrapProvider>
    </I18nProvider>,
  );
}
