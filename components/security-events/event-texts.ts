import AtSign from "lucide-react/icons/at-sign";
import KeyRound from "lucide-react/icons/key-round";
import Link from "lucide-react/icons/link";
import LogIn from "lucide-react/icons/log-in";
import LogOut from "lucide-react/icons/log-out";
import ShieldCheck from "lucide-react/icons/shield-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { T } from "@/lib/i18n/create-t";
import type { SecurityEventJson } from "@/lib/security-events/schema";
import type { SecurityEventType } from "@/lib/security-events/types";
import { SERVICE_NAMES, type Service } from "@/lib/settings/social-services";

export const EVENT_ICONS: Record<SecurityEventType, typeof LogIn> = {
  login: LogIn,
  login_failed: TriangleAlert,
  two_factor_failed: TriangleAlert,
  confirmation_failed: TriangleAlert,
  sessions_ended: LogOut,
  password_changed: KeyRound,
  password_reset: KeyRound,
  email_changed: AtSign,
  email_restored: AtSign,
  two_factor_enabled: ShieldCheck,
  two_factor_disabled: ShieldCheck,
  recovery_codes_created: ShieldCheck,
  recovery_code_used: ShieldCheck,
  service_connected: Link,
  service_disconnected: Link,
  token_created: KeyRound,
  token_deleted: KeyRound,
};

/** Describes an event in one line. */
export function eventText({ type, service, token_name }: SecurityEventJson, t: T): string {
  const values = { service: SERVICE_NAMES[service as Service] ?? service ?? "", name: token_name ?? "" };
  switch (type) {
    case "login":
      return t("Logged in");
    case "login_failed":
      return t("Failed login");
    case "two_factor_failed":
      return t("Wrong code at login");
    case "confirmation_failed":
      return t("Failed to confirm your identity");
    case "sessions_ended":
      return t("Other sessions logged out");
    case "password_changed":
      return t("Password changed");
    case "password_reset":
      return t("Password reset by email");
    case "email_changed":
      return t("Email address changed");
    case "email_restored":
      return t("Email address restored");
    case "two_factor_enabled":
      return t("Two factor authentication turned on");
    case "two_factor_disabled":
      return t("Two factor authentication turned off");
    case "recovery_codes_created":
      return t("Recovery codes created");
    case "recovery_code_used":
      return t("Recovery code used");
    case "service_connected":
      return t(":service connected", values);
    case "service_disconnected":
      return t(":service disconnected", values);
    case "token_created":
      return t("API token created: :name", values);
    case "token_deleted":
      return t("API token deleted: :name", values);
  }
}
