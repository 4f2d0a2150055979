const SHOWN_CHARACTERS = 2;

/** "ines@example.com" -> "in****": enough to know one's own address by. */
export function maskedEmail(email: string): string {
  return `${[...email].slice(0, SHOWN_CHARACTERS).join("")}****`;
}
