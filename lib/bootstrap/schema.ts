import type { I18n } from "@/lib/i18n/create-t";
import type { MenuJson } from "@/lib/menus/schema";
import type { Grant } from "@/lib/permissions/permissions";
import type { PublicSettings } from "@/lib/settings/schema";
import type { ThemeJson } from "@/lib/themes/schema";
import type { UserJson } from "@/lib/users/schema";

export type BootstrapData = {
  settings: PublicSettings;
  user: UserJson | null;
  guest_role: { id: number; name: string; permissions: Grant[] };
  i18n: I18n;
  themes: { all: ThemeJson[]; selectedThemeId: number | null };
  menus: MenuJson[];
};
