import { endpoint, methods } from "@/lib/api/endpoint";
import { localeAnswer, localeInput } from "@/lib/auth/schema";
import { chooseLocale } from "@/lib/localizations/choose-locale";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "anyone",
      unverified: true,
      body: localeInput,
      summary: "Choose the language",
      description: "A guest keeps it in a cookie.",
      answers: { 200: localeAnswer },
    },
    async ({ actor, body, headers }) => ({
      locale: await chooseLocale(actor, body.locale, headers),
    }),
  ),
});
