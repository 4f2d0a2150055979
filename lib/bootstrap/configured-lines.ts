import type { BootstrapData } from "@/lib/bootstrap/schema";
import type { Lines } from "@/lib/i18n/translate";

type ConfiguredData = Pick<BootstrapData, "menus" | "i18n"> & {
  settings: Pick<BootstrapData["settings"], "account" | "cookie_notice" | "registration">;
};

/**
 * Returns the translations of the texts in menus and settings that client components show. An admin wrote these texts,
 * so they are not among the lines that are collected from our source code. Texts without a translation are left out,
 * and the browser shows them untranslated.
 */
export function configuredLines({ menus, settings, i18n }: ConfiguredData): Lines {
  const { account, cookie_notice, registration } = settings;
  const items = [...menus.flatMap((menu) => menu.items), ...account.header_items];
  const texts = [
    ...menus.map(({ name }) => name),
    ...items.map(({ label }) => label),
    ...registration.policies.map(({ label }) => label),
    cookie_notice.button.label,
    account.profile_page?.label ?? "",
  ];
  const translated = texts.filter((text) => Object.hasOwn(i18n.lines, text));
  return Object.fromEntries(translated.map((text) => [text, i18n.lines[text] ?? text]));
}
