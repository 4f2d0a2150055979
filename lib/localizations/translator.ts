import "server-only";
import type { Actor } from "@/lib/actor/actor";
import type { Visitor } from "@/lib/http/visitor";
import { createT } from "@/lib/i18n/create-t";
import { languageFor } from "@/lib/localizations/language";
import { i18nOf } from "@/lib/localizations/public";

/** `t()` in the visitor's language. */
export async function translatorFor(visitor: Visitor, actor?: Actor) {
  return createT(await i18nOf(await languageFor(visitor, actor)));
}
