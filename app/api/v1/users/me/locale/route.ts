import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { setLanguageCookie } from "@/lib/api/session-responses";
import { saveLocale } from "@/lib/localizations/save-locale";
import { localeInput, localeResponse } from "@/lib/localizations/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      body: localeInput,
      summary: "Choose the language",
      description: "It is stored in a cookie and, for a user, also in the account.",
      responses: { 200: localeResponse },
    },
    async ({ actor, body, headers }) => {
      const locale = await saveLocale(actor, body.locale);
      setLanguageCookie({ headers }, locale);
      return { locale };
    },
  ),
});
