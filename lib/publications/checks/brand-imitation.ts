import { domainToUnicode } from "node:url";
import { line } from "@/lib/i18n/line";
import { BRANDS } from "@/lib/publications/checks/brands";
import type { Finding, Rule } from "@/lib/publications/checks/check";
import type { PageMarkup } from "@/lib/publications/checks/page-markup";
import { nameOf } from "@/lib/publications/checks/page-texts";
import { plainWords, withoutLookAlikes } from "@/lib/publications/checks/plain-words";

type Brand = (typeof BRANDS)[number];

/**
 * A page that carries the name of a well-known brand is looked at first if the site's address looks like the brand's,
 * if the page sends visitors to an address that does, or if it is called like a login page of the brand.
 */
export const brandImitation: Rule = ({ pages, hosts }) =>
  pages.flatMap((page): Finding[] => {
    const brand = imitatedBrand(page.markup, hosts);
    if (!brand) return [];
    const message = line('The page ":page" looks as if it belonged to :brand. We look at it before it is shown.');
    return [{ rule: "brand-imitation", page, message: [message, { page: nameOf(page), brand: brand.name }] }];
  });

type ReadPage = { heads: readonly string[]; text: string; targets: readonly Target[]; hasFields: boolean };

/** The brand whose page this could seem to be. */
export function imitatedBrand(markup: PageMarkup, hosts: readonly string[]): Brand | undefined {
  const page: ReadPage = {
    heads: [markup.title, ...markup.headings].map(nameWords),
    text: nameWords(markup.text),
    targets: foreignTargets(markup),
    hasFields: markup.fields.length > 0,
  };
  return BRANDS.find(
    (brand) => hosts.some((host) => isDisguised(host, brand)) || (names(page, brand) && imitates(page, brand, hosts)),
  );
}

/** Whether the page carries the brand's name. If that is an ordinary word, then only in its title or a heading. */
const names = ({ heads, text }: ReadPage, brand: Brand) =>
  heads.some((head) => carries(head, brand)) || (!brand.isWord && carries(text, brand));

function imitates({ heads, targets, hasFields }: ReadPage, brand: Brand, hosts: readonly string[]): boolean {
  const hasHost = hosts.some((host) => !belongsTo(host, brand) && resembles(host, brand));
  const isLoginPage = (hasFields || targets.length > 0) && heads.some((head) => isLogin(head, brand));
  return hasHost || isLoginPage || targets.some((target) => sendsToImitation(target, brand));
}

/** Words as people read them, so that "PаyPa1" with a Cyrillic letter is "paypal". Russian names stay as they are. */
const nameWords = (text: string) => `${plainWords(text)}${plainWords(withoutLookAlikes(text))}`;

const carries = (words: string, { name }: Brand) => words.includes(plainWords(name));

const LOGIN_WORDS = new Set([
  ...["login", "log", "sign", "signin", "verify", "verification", "account", "secure", "security", "support", "update"],
  ...["confirm", "suspended", "limited", "unlock", "wallet", "billing", "delivery", "parcel", "package"],
  ...["anmelden", "anmeldung", "konto", "bestatigen", "sicherheit", "gesperrt", "paket", "einloggen"],
  ...["connexion", "connecter", "compte", "verifier", "securite", "colis", "iniciar", "sesion", "cuenta", "verificar"],
  ...["accedi", "accesso", "conto", "verifica", "sicurezza", "entrar", "conta", "inloggen", "rekening", "zaloguj"],
  ...["logowanie", "konto", "войти", "вход", "аккаунт", "تسجيل", "الدخول", "حساب", "حسابك"],
]);

const LOGIN_MAX_WORDS = 8;

/** Whether a short title names the brand together with a word such as "log in", and says nothing else. */
function isLogin(head: string, brand: Brand): boolean {
  if (!carries(head, brand)) return false;
  const words = new Set(head.split(" ").filter(Boolean));
  return words.size <= LOGIN_MAX_WORDS && [...words].some((word) => LOGIN_WORDS.has(word));
}

/** An address to which the page sends visitors. `text`: what the link says. */
type Target = { host: string; text: string };

function foreignTargets({ links, formTargets }: PageMarkup): Target[] {
  const targets = [...links, ...formTargets.map((address) => ({ address, text: "" }))];
  return targets.flatMap(({ address, text }) => {
    const host = hostIn(address);
    return host === null ? [] : [{ host, text }];
  });
}

/** The host of an absolute address. Null for an address inside the site. */
function hostIn(address: string): string | null {
  if (!/^\s*(?:https?:)?\/\//i.test(address)) return null;
  const absolute = address.trim().replace(/^\/\//, "https://");
  return URL.canParse(absolute) ? new URL(absolute).hostname : null;
}

function sendsToImitation({ host, text }: Target, brand: Brand): boolean {
  if (belongsTo(host, brand)) return false;
  if (resembles(host, brand)) return true;
  const shown = text.toLowerCase();
  return brand.domains.some((domain) => shown.includes(domain));
}

const belongsTo = (host: string, { domains }: Brand) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

/** Whether a host contains the brand's name, or something that looks like it. */
function resembles(host: string, brand: Brand): boolean {
  const name = compact(brand.name);
  return readings(host).some((reading) =>
    brand.isWord || name.length < 5
      ? reading.split(/[.-]/).includes(name)
      : reading.replace(/[.-]/g, "").includes(name),
  );
}

/** Whether a host contains the brand's name only if look-alike characters are read as it: "paypa1-help". */
function isDisguised(host: string, brand: Brand): boolean {
  const name = compact(brand.name);
  return name.length >= 5 && resembles(host, brand) && !host.replace(/[.-]/g, "").includes(name);
}

const compact = (name: string) => plainWords(name).replaceAll(" ", "");

/** How people may read a host: with its own letters (not as punycode), and with look-alikes replaced. */
function readings(host: string): string[] {
  const folded = withoutLookAlikes(domainToUnicode(host) || host)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  const joined = folded.replaceAll("rn", "m").replaceAll("vv", "w").replaceAll("cl", "d");
  return [...new Set([host.toLowerCase(), folded, joined, folded.replaceAll("rn", "m"), folded.replaceAll("vv", "w")])];
}
