import "server-only";
import type { ReactNode } from "react";
import { AccessTokensPanel } from "@/components/access-tokens/access-tokens-panel";
import { DeleteAccountPanel } from "@/components/account-deletion/delete-account-panel";
import { AccountDetailsPanel } from "@/components/account-settings/account-details-panel";
import { ExtraPanel } from "@/components/account-settings/extra-panel";
import { LocationPanel } from "@/components/account-settings/location-panel";
import { PanelPlaceholder } from "@/components/account-settings/panel-placeholder";
import { PasswordPanel } from "@/components/account-settings/password-panel";
import { AvatarField } from "@/components/avatars/avatar-field";
import { UserPart } from "@/components/bootstrap/user-part";
import { DataExportPanel } from "@/components/data-exports/data-export-panel";
import { SecurityEventList } from "@/components/security-events/security-event-list";
import { SessionsPanel } from "@/components/sessions/sessions-panel";
import { SocialPanel } from "@/components/social/social-panel";
import { TwoFactorPanel } from "@/components/two-factor/two-factor-panel";
import type { T } from "@/lib/i18n/create-t";
import { can } from "@/lib/permissions/can";
import { panelAnchor } from "@/lib/settings/panel-anchor";
import { SERVICES } from "@/lib/settings/social-services";
import type { MemberPageData } from "../member-page-data";

type ExtraPanelContent = { id: string; title: string; body: string };
type PanelContext = Pick<MemberPageData, "reader" | "settings" | "t"> & { extraPanels: readonly ExtraPanelContent[] };

/** A panel of the page: its anchor, its name in the page's list of sections, and its content. */
export type AccountPanel = { id: string; label: string; panel: ReactNode };

/** The panels in the specification's order, without those that are turned off or that the user may not use. */
export function createAccountPanels({ reader, settings, extraPanels, t }: PanelContext): AccountPanel[] {
  const hasSocial = SERVICES.some((service) => settings.social[service].enable);
  const panels = [
    ...extraPanels.map((content) => createExtraPanel(content, t)),
    withPlaceholder({
      id: "account-details",
      label: t("Account details"),
      title: t("Update name and profile image"),
      height: "h-96",
      panel: <AccountDetailsPanel picture={<AvatarField />} />,
    }),
    hasSocial &&
      withPlaceholder({
        id: "social-login",
        label: t("Social login"),
        title: t("Manage social login"),
        height: "h-32",
        panel: <SocialPanel />,
      }),
    withPlaceholder({
      id: "password",
      label: t("Password"),
      title: t("Update password"),
      height: "h-60",
      panel: <PasswordPanel />,
    }),
    withPlaceholder({
      id: "two-factor",
      label: t("Two factor"),
      title: t("Two factor authentication"),
      height: "h-20",
      panel: <TwoFactorPanel isRequired={reader.restricted} />,
    }),
    { id: "sessions", label: t("Active sessions"), panel: <SessionsPanel activity={<SecurityEventList />} /> },
    withPlaceholder({
      id: "location-and-language",
      label: t("Location and language"),
      title: t("Date/time/language"),
      height: "h-72",
      panel: <LocationPanel />,
    }),
    can(reader, "api.access") && { id: "developers", label: t("Developers"), panel: <AccessTokensPanel /> },
    { id: "my-data", label: t("Your data"), panel: <DataExportPanel /> },
    withPlaceholder({
      id: "delete-account",
      label: t("Delete account"),
      title: t("Danger zone"),
      height: "h-20",
      panel: <DeleteAccountPanel />,
    }),
  ];
  return panels.filter((panel) => panel !== false);
}

type PanelWithPlaceholder = AccountPanel & {
  /** The title that is shown until the user's data has been loaded. */
  title: string;
  /** The Tailwind class for the height of the placeholder. */
  height: string;
};

/** Adds a placeholder to a panel that shows the user's data. */
const withPlaceholder = ({ id, label, title, height, panel }: PanelWithPlaceholder): AccountPanel => ({
  id,
  label,
  panel: <UserPart placeholder={<PanelPlaceholder id={id} title={title} height={height} />}>{panel}</UserPart>,
});

/**
 * Creates a panel with a title and content that an admin wrote. Its anchor is a prefix that no built-in section has,
 * followed by the id that the admin chose, with invalid characters replaced.
 */
function createExtraPanel({ id, title, body }: ExtraPanelContent, t: T): AccountPanel {
  const anchor = panelAnchor(id);
  return { id: anchor, label: t(title), panel: <ExtraPanel id={anchor} title={t(title)} body={body} /> };
}
