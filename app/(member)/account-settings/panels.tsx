import "server-only";
import type { ReactNode } from "react";
import { AccessTokensPanel } from "@/components/access-tokens/access-tokens-panel";
import { DeleteAccountPanel } from "@/components/account-deletion/delete-account-panel";
import { AccountDetailsPanel } from "@/components/account-settings/account-details-panel";
import { ExtraPanel } from "@/components/account-settings/extra-panel";
import { LocationPanel } from "@/components/account-settings/location-panel";
import { PasswordPanel } from "@/components/account-settings/password-panel";
import { AvatarField } from "@/components/avatars/avatar-field";
import { DataExportPanel } from "@/components/data-exports/data-export-panel";
import { SecurityEventList } from "@/components/security-events/security-event-list";
import { SessionsPanel } from "@/components/sessions/sessions-panel";
import { SocialPanel } from "@/components/social/social-panel";
import { TwoFactorPanel } from "@/components/two-factor/two-factor-panel";
import type { UserActor } from "@/lib/actor/actor";
import type { T } from "@/lib/i18n/create-t";
import { can } from "@/lib/permissions/can";
import type { Settings } from "@/lib/settings/schema";
import { SERVICES } from "@/lib/settings/social-services";

type Extra = { id: string; title: string; body: string };
type PanelContext = { actor: UserActor; settings: Settings; extra: readonly Extra[]; t: T };

/** A section of the page: its anchor, its name in the list and its content. */
export type AccountPanel = { id: string; label: string; panel: ReactNode };

/** The panels in the specification's order, without those that are turned off or that the user may not use. */
export function accountPanels({ actor, settings, extra, t }: PanelContext): AccountPanel[] {
  const hasSocial = SERVICES.some((service) => settings.social[service].enable);
  const developers = { id: "developers", label: t("Developers"), panel: <AccessTokensPanel /> };
  return [
    ...extra.map((given) => extraPanel(given, t)),
    { id: "account-details", label: t("Account details"), panel: <AccountDetailsPanel picture={<AvatarField />} /> },
    ...(hasSocial ? [{ id: "social-login", label: t("Social login"), panel: <SocialPanel /> }] : []),
    { id: "password", label: t("Password"), panel: <PasswordPanel /> },
    { id: "two-factor", label: t("Two factor"), panel: <TwoFactorPanel isRequired={actor.restricted} /> },
    { id: "sessions", label: t("Active sessions"), panel: <SessionsPanel activity={<SecurityEventList />} /> },
    { id: "location-and-language", label: t("Location and language"), panel: <LocationPanel /> },
    ...(can(actor, "api.access") ? [developers] : []),
    { id: "my-data", label: t("Your data"), panel: <DataExportPanel /> },
    { id: "delete-account", label: t("Delete account"), panel: <DeleteAccountPanel /> },
  ];
}

/** Turns the id, which an admin chose, into a valid anchor that no built-in section uses. */
function extraPanel({ id, title, body }: Extra, t: T): AccountPanel {
  const anchor = `panel-${id.replace(/[^\p{L}\p{N}_-]+/gu, "-")}`;
  return { id: anchor, label: t(title), panel: <ExtraPanel id={anchor} title={t(title)} body={body} /> };
}
