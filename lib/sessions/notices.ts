import { line } from "@/lib/i18n/line";
import { type NoticeLine, securityNotice } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

type Login = { browser: string | null; platform: string | null; address: string };

export const newDeviceNotice = securityNotice<Login>({
  id: "sessions.new_device",
  name: line("A new device logged in"),
  write: (login) => ({
    lines: [{ text: line("A new device logged in"), icon: "monitor" }, detail(login)],
    mainAction: { label: line("See your sessions"), action: `${routes.accountSettings}#sessions` },
  }),
});

function detail({ browser, platform, address }: Login): NoticeLine {
  if (!browser || !platform) return { text: line("An unknown device, from the address :address"), values: { address } };
  return { text: line(":browser on :platform, from the address :address"), values: { browser, platform, address } };
}
