/** The pressed key. On a keyboard without Latin letters, the letter that this key has on a Latin one. */
export function pressedKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter === undefined || /^[ -~]/.test(key) ? key : letter;
}
