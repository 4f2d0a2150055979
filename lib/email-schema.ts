import * as z from "zod";

const NOT_ASCII = /[^\0-\x7f]/;
const HOST = /^[^\s/:?#@[\]\\]+$/;

/** Writes an internationalised host as browsers send it: `iva@пример.рф` becomes `iva@xn--e1afmkfd.xn--p1ai`. */
function withAsciiHost(address: string): string {
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1);
  if (at < 0 || !NOT_ASCII.test(host) || !HOST.test(host) || !URL.canParse(`http://${host}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${host}`).hostname}`;
}

/**
 * An email address as browsers define it, so that none is refused which an input has accepted: with a top-level domain
 * in any script, and with characters such as `&`.
 * See https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailAddress = z
  .string()
  .trim()
  .overwrite(withAsciiHost)
  .max(254)
  .pipe(z.email({ pattern: z.regexes.html5Email }));

/** Converted to lower case, so that one mailbox is one account. */
export const email = z.string().toLowerCase().pipe(emailAddress);
