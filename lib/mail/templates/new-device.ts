import { type DatePreset, formatDateTime } from "@/lib/format/dates";
import type { T } from "@/lib/i18n/create-t";
import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

type Login = {
  browser: string | null;
  platform: string | null;
  city: string | null;
  country: string | null;
  address: string;
  /** ISO 8601. The email shows this time in `timeZone` and in the format of `datePreset`. */
  at: string;
  timeZone: string;
  datePreset: DatePreset;
};

export const newDevice: Template<Login> = {
  write: (login, { t, to, siteName, appUrl, direction }) => {
    const isolateText = (text: string) => isolate(text, { direction });
    return {
      subject: t("New login to your account on :site_name", { site_name: siteName }),
      preview: t("If this was not you, change your password now."),
      heading: t("A new device logged in"),
      blocks: [
        {
          kind: "text",
          text: t("A new device has just logged in to your account (:email).", {
            email: isolateText(to),
          }),
        },
        { kind: "text", text: t("Device: :device", { device: isolateText(deviceText(login, t)) }) },
        { kind: "text", text: t("Location: :place", { place: isolateText(placeText(login, t)) }) },
        { kind: "text", text: t("IP address: :address", { address: isolateText(login.address) }) },
        { kind: "text", text: t("Time: :time", { time: isolateText(timeText(login, t)) }) },
        {
          kind: "text",
          text: t(
            "If this was you, you can ignore this email. If it was not, change your password and log out of all your other sessions.",
          ),
        },
        { kind: "button", label: t("See your sessions"), href: `${appUrl}${routes.accountSettings}#sessions` },
      ],
    };
  },
};

function deviceText({ browser, platform }: Login, t: T): string {
  if (browser && platform) return t(":browser on :platform", { browser, platform });
  return browser ?? platform ?? t("Unknown device");
}

function placeText({ city, country }: Login, t: T): string {
  if (city && country) return t(":city, :country", { city, country });
  return city ?? country ?? t("Unknown location");
}

function timeText({ at, timeZone, datePreset }: Login, t: T): string {
  return t(":time (:zone)", { time: formatDateTime(at, datePreset, t.language, timeZone), zone: timeZone });
}
