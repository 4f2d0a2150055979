type PageHeaders = { path: string; search: string; headers: Headers };
type LanguageOf = (request: PageHeaders) => Promise<string | undefined>;

// The app and the server bundle copies of this module and share this state.
const KEY = Symbol.for("plinth.members");
const state = globalThis as { [KEY]?: LanguageOf };

/** Sets how the app decides. Until then Next renders every page of a member. */
export function setMemberLanguage(languageOf: LanguageOf): void {
  state[KEY] = languageOf;
}

/** The language in which a member reads the public page of a path. Undefined if they get another page than guests. */
export const memberLanguage: LanguageOf = async (request) => state[KEY]?.(request);
