const SHOWN_CHARACTERS = 2;

/** "ines@example.com" -> "in****": enough for users to recognise their own address. */
export function maskedEmail(email: string): string {
  return `${[...email].slice(0, SHOWN_CHARACTERS).join("")}****`;
}
