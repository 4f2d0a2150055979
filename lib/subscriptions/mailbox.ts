/** Services that ignore dots before the @. */
const DOTLESS = new Set(["gmail.com"]);
const ALIASES: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/** The mailbox of an address: the same for all addresses of one person that differ only in case or in a "+tag". */
export function mailboxOf(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const givenDomain = address.slice(at + 1);
  const domain = ALIASES[givenDomain] ?? givenDomain;
  const [name = ""] = address.slice(0, at).split("+", 1);
  return `${DOTLESS.has(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}
