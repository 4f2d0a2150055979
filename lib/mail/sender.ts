export type Sender = { name: string; address: string };

/**
 * The sender of emails. The address is the one in the settings, else in MAIL_FROM (`Name <a@b.example>` or
 * `a@b.example`). The name is the one in the settings, else in MAIL_FROM, else `siteName`.
 */
export function senderOf({
  mailFrom,
  name,
  address,
  siteName,
}: {
  mailFrom: string;
  name: string;
  address: string;
  siteName: string;
}): Sender {
  const [, givenName = "", givenAddress = mailFrom.trim()] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom.trim()) ?? [];
  return { name: name || unquote(givenName.trim()) || siteName, address: address || givenAddress };
}

const unquote = (name: string) => name.replace(/^"(.*)"$/, "$1");
