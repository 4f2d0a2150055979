import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { createT } from "@/lib/i18n/create-t";
import { languageFor } from "@/lib/localizations/language";
import { i18nOf } from "@/lib/localizations/localizations";

/** `t()` in the language of whoever sends the request. */
export async function translatorFor(request: Pick<Request, "headers">, actor?: Actor) {
  return createT(await i18nOf(await languageFor(request.headers, actor)));
}
