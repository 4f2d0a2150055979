export type Sender = { name: string; address: string };

/**
 * Who mails come from: the address of MAIL_FROM (`Name <a@b.example>` or `a@b.example`) unless the settings name one, under the settings'
 * name, MAIL_FROM's, or the site's.
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
  const [, givenName, givenAddress] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [mailFrom, "", mailFrom.trim()];
  return { name: name || unquote(givenName ?? "") || siteName, address: address || (givenAddress ?? "") };
}

const unquote = (name: string) => name.replace(/^"(.*)"$/, "$1");
