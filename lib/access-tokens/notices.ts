import { line } from "@/lib/i18n/line";
import { securityNotice } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

export const tokenCreatedNotice = securityNotice<{ name: string }>({
  id: "access_tokens.created",
  name: line("An API token was created"),
  write: ({ name }) => ({
    lines: [{ text: line("The API token :name was created"), values: { name }, icon: "terminal" }],
    mainAction: { label: line("View your account"), action: `${routes.accountSettings}#developers` },
  }),
});
