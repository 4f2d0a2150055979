type Asked = { path: string; search: string; headers: Headers };
type LanguageOf = (asked: Asked) => Promise<string | undefined>;

// The app and the server carry bundled copies of this module: the state lies where both see it.
const KEY = Symbol.for("plinth.members");
const state = globalThis as { [KEY]?: LanguageOf };

/** The app says here how it decides; before that every member's page is for Next. */
export function setMemberLanguage(languageOf: LanguageOf): void {
  state[KEY] = languageOf;
}

/** In which language somebody signed in reads the public page at this address; undefined where they get something else than guests do. */
export const memberLanguage: LanguageOf = async (asked) => state[KEY]?.(asked);
