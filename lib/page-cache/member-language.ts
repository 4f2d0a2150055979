import { processState } from "@/lib/process-state.mjs";

type RequestedPage = { path: string; search: string; headers: Headers };
type LanguageOf = (request: RequestedPage) => Promise<string | undefined>;

const state = processState("member-language", (): { languageOf?: LanguageOf } => ({}));

/** Sets how `memberLanguage` decides. Until then Next renders every page for members. */
export function setMemberLanguage(languageOf: LanguageOf): void {
  state.languageOf = languageOf;
}

/**
 * The language in which a member gets the same public page as guests. Undefined if Next must render the page for them.
 */
export const memberLanguage: LanguageOf = async (request) => state.languageOf?.(request);
