import { processState } from "@/lib/process-state.mjs";

type PageHeaders = { path: string; search: string; headers: Headers };
type LanguageOf = (request: PageHeaders) => Promise<string | undefined>;

const state = processState("member-language", (): { languageOf?: LanguageOf } => ({}));

/** Sets how the app decides. Until then Next renders every page of a member. */
export function setMemberLanguage(languageOf: LanguageOf): void {
  state.languageOf = languageOf;
}

/** The language in which a member reads the public page of a path. Undefined if they get another page than guests. */
export const memberLanguage: LanguageOf = async (request) => state.languageOf?.(request);
