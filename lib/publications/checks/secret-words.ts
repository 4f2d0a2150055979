import { plainWords } from "@/lib/publications/checks/plain-words";

/** What a site must not ask its visitors for. */
export type SecretKind = "password" | "card" | "code" | "identity";

/** Texts of fields that ask for a secret, in the languages that people use. */
const PHRASES: Readonly<Record<SecretKind, readonly string[]>> = {
  password: [
    ...["password", "passwords", "passwd", "pwd", "passphrase", "pass phrase", "pass word", "passcode"],
    ...["seed phrase", "recovery phrase", "secret phrase", "private key", "wallet phrase", "login credentials"],
    ...["passwort", "kennwort", "passwörter", "zugangsdaten", "passwort wiederholen", "bankpasswort", "onlinepasswort"],
    ...["mot de passe", "motdepasse", "mdp", "code secret", "phrase secrète"],
    ...["contraseña", "clave de acceso", "clave secreta", "clave personal", "clave del banco"],
    ...["parola d'accesso", "parola chiave d'accesso", "parola segreta"],
    ...["senha", "senhas", "palavra-passe", "palavra passe", "código secreto"],
    ...["wachtwoord", "wachtwoorden", "toegangscode"],
    ...["hasło", "hasła", "hasłem"],
    ...["пароль", "пароля", "паролем", "пароли", "кодовое слово"],
    ...["كلمة المرور", "كلمة السر", "كلمه المرور", "كلمه السر", "الرقم السري", "كلمة مرور", "كلمة سر", "رمز المرور"],
    ...[
      "heslo",
      "lösenord",
      "adgangskode",
      "kodeord",
      "passord",
      "salasana",
      "jelszó",
      "şifre",
      "şifreniz",
      "parolanız",
    ],
    ...["parolă", "parola", "лозинка", "парола", "κωδικός πρόσβασης", "συνθηματικό", "סיסמה", "סיסמא", "رمز عبور"],
    ...["kata sandi", "mật khẩu", "पासवर्ड", "รหัสผ่าน"],
  ],
  card: [
    ...["card number", "card no", "card nr", "cardnumber", "credit card", "debit card", "creditcard", "debitcard"],
    ...["cc number", "cc num", "ccnumber", "ccnum", "cvv", "cvc", "cvv2", "cvc2", "card security code", "card code"],
    ...["card expiry", "card expiration", "card pin", "atm pin"],
    ...[
      "kartennummer",
      "kreditkarte",
      "kreditkartennummer",
      "kreditkartendaten",
      "prüfziffer der karte",
      "kartenprüfnummer",
    ],
    ...[
      "numéro de carte",
      "numéro de la carte",
      "numéro de votre carte",
      "carte bancaire",
      "carte de crédit",
      "carte bleue",
    ],
    ...["cryptogramme visuel", "cryptogramme"],
    ...["número de tarjeta", "número de la tarjeta", "número de su tarjeta", "tarjeta de crédito", "tarjeta de débito"],
    ...["tarjeta bancaria", "código de seguridad de la tarjeta"],
    ...["numero di carta", "numero della carta", "numero carta", "carta di credito", "carta di debito"],
    ...["número do cartão", "número de cartão", "cartão de crédito", "cartão de débito", "cartão bancário"],
    ...["kaartnummer", "creditcardnummer", "bankpas", "betaalpas", "pasnummer"],
    ...["numer karty", "karty kredytowej", "karta kredytowa", "karty płatniczej", "karta płatnicza"],
    ...["номер карты", "номер вашей карты", "номер банковской карты", "кредитная карта", "банковская карта"],
    ...["رقم البطاقة", "رقم بطاقة الائتمان", "بطاقة الائتمان", "البطاقة البنكية", "بطاقة ائتمان"],
    ...["kart numarası", "kredi kartı", "číslo karty", "kortnummer", "kreditkort", "kártyaszám", "numărul cardului"],
    ...["αριθμός κάρτας", "מספר כרטיס אשראי", "nomor kartu", "số thẻ"],
  ],
  code: [
    ...["one time code", "onetime code", "one time password", "onetimecode", "one time pin", "otp", "otp code"],
    ...[
      "verification code",
      "authentication code",
      "authenticator code",
      "two factor code",
      "2fa code",
      "2fa",
      "sms code",
    ],
    ...[
      "security code",
      "login code",
      "confirmation code",
      "code from sms",
      "code we sent you",
      "code sent to your phone",
    ],
    ...[
      "einmalpasswort",
      "einmalcode",
      "bestätigungscode",
      "sicherheitscode",
      "sms tan",
      "tan nummer",
      "mobile tan",
      "pushtan",
    ],
    ...["freischaltcode", "zwei faktor code"],
    ...[
      "code de vérification",
      "code de confirmation",
      "code de sécurité",
      "code à usage unique",
      "code sms",
      "code reçu par sms",
    ],
    ...["código de verificación", "código de seguridad", "código de confirmación", "código sms", "clave dinámica"],
    ...["codice di verifica", "codice di sicurezza", "codice di conferma", "codice otp", "codice sms"],
    ...["código de verificação", "código de segurança", "código de confirmação"],
    ...["verificatiecode", "beveiligingscode", "bevestigingscode", "eenmalige code"],
    ...["kod weryfikacyjny", "kod sms", "kod z sms", "kod autoryzacyjny", "kod jednorazowy", "hasło jednorazowe"],
    ...["код подтверждения", "код из смс", "код из sms", "смс код", "одноразовый код", "одноразовый пароль", "пин код"],
    ...["رمز التحقق", "رمز التأكيد", "رمز الأمان", "كود التحقق", "الرمز المرسل"],
    ...["doğrulama kodu", "onay kodu", "ověřovací kód", "verifieringskod", "bekræftelseskode", "bekreftelseskode"],
  ],
  identity: [
    ...["social security number", "social security no", "ssn", "passport number", "passport no", "passport nr"],
    ...["identity number", "identity card number", "identity document number", "national id", "national id number"],
    ...[
      "national identity number",
      "national insurance number",
      "id card number",
      "personal id number",
      "aadhaar number",
    ],
    ...["aadhaar", "driver s license number", "drivers license number", "driving licence number", "passportnumber"],
    ...["personalausweisnummer", "ausweisnummer", "reisepassnummer", "passnummer", "sozialversicherungsnummer"],
    ...["steueridentifikationsnummer", "steuer id", "rentenversicherungsnummer", "ahv nummer"],
    ...[
      "numéro de sécurité sociale",
      "numéro de passeport",
      "numéro de carte d'identité",
      "numéro de la carte d'identité",
    ],
    ...["numéro d'identité", "numéro de pièce d'identité"],
    ...["dni", "dni nie", "número de pasaporte", "número de la seguridad social", "número de seguridad social"],
    ...["número de identidad", "documento de identidad", "número de identificación personal"],
    ...["codice fiscale", "numero di passaporto", "numero della carta d'identità", "numero carta d'identità"],
    ...["cpf", "número do passaporte", "cartão de cidadão", "número de identidade", "número do bilhete de identidade"],
    ...["bsn", "burgerservicenummer", "paspoortnummer", "identiteitskaartnummer", "rijksregisternummer"],
    ...["pesel", "numer paszportu", "numer dowodu", "seria i numer dowodu", "numer dowodu osobistego"],
    ...["номер паспорта", "паспортные данные", "серия и номер паспорта", "серия паспорта", "снилс", "номер снилс"],
    ...["رقم الهوية", "رقم جواز السفر", "الرقم القومي", "الرقم الوطني", "رقم الهوية الوطنية", "رقم البطاقة الوطنية"],
    ...["rodné číslo", "personnummer", "cpr nummer", "fødselsnummer", "henkilötunnus", "tc kimlik", "kimlik numarası"],
  ],
};

/** What a field asks for if this is its whole text, without the words in `FILLERS`. */
const WHOLE_TEXTS: Readonly<Record<SecretKind, readonly string[]>> = {
  password: ["pass", "clave", "code d'accès", "senha atual", "pasword", "passwort pin"],
  card: ["cc", "csc", "card", "número da carta"],
  code: [
    "pin",
    "pin number",
    "pin nummer",
    "pin code",
    "pincode",
    "tan",
    "code pin",
    "código pin",
    "codice pin",
    "الرمز",
  ],
  identity: ["id number", "id no", "identification number", "passport", "reisepass", "passeport", "pasaporte", "nie"],
};

const FILLERS = new Set(
  [
    ...[
      "enter",
      "type",
      "your",
      "the",
      "a",
      "please",
      "new",
      "old",
      "current",
      "repeat",
      "confirm",
      "again",
      "here",
      "my",
    ],
    ...["bank", "online", "user", "account", "login", "field", "input", "txt", "form", "number"],
    ...["bitte", "ihr", "ihre", "ihren", "dein", "deine", "deinen", "neue", "neuer", "eingeben", "hier"],
    ...["votre", "saisir", "saisissez", "le", "la", "les", "su", "tu", "el", "introduzca", "ingrese"],
    ...["il", "tuo", "inserisci", "o", "seu", "sua", "uw", "je", "voer", "in"],
  ].map((word) => plainWords(word).trim()),
);

/** Texts that contain one of `PHRASES` but ask for nothing secret. They are not searched. */
const HARMLESS = [
  ...[
    "gift",
    "loyalty",
    "library",
    "membership",
    "member",
    "business",
    "student",
    "fidelity",
    "bonus",
    "club",
    "fuel",
  ].flatMap((kind) => ["card number", "card no", "card nr", "card code"].map((text) => `${kind} ${text}`)),
  ...["password manager", "password managers", "password protected", "password protection", "password hint"],
  ...["password policy", "password reset", "password problem", "password less", "no password", "forgot password"],
  ...["passwort manager", "passwort vergessen", "gestionnaire de mots de passe", "numéro de carte de fidélité"],
  ...["numéro de carte cadeau", "número de tarjeta regalo", "número de tarjeta de socio", "numero di carta fedeltà"],
  ...[
    "número de tarjeta de fidelidad",
    "número do cartão de fidelidade",
    "numer karty podarunkowej",
    "номер карты лояльности",
  ],
  ...["numer karty stałego klienta", "numer karty bibliotecznej", "security code of conduct", "номер карты клиента"],
].map((text) => plainWords(text).trim());

/** Fields of an address: beside them, a "PIN code" is the postal code of an Indian address. */
export const isAddressField = (text: string) =>
  /(?<= )(?:address|city|town|state|district)(?= )/.test(plainWords(text));
export const isPostalPin = (text: string) => /^ (?:[a-z]+ )?pin ?code $/.test(plainWords(text));

const escaped = (texts: readonly string[]) => texts.map((text) => plainWords(text).trim()).join("|");
const wordsPattern = (texts: readonly string[], flags = "") => new RegExp(`(?<= )(?:${escaped(texts)})(?= )`, flags);

const KINDS = ["code", "card", "identity", "password"] as const;
const PATTERNS = KINDS.map((kind) => [kind, wordsPattern(PHRASES[kind])] as const);
const WHOLE = new Map(
  KINDS.flatMap((kind) => WHOLE_TEXTS[kind].map((text) => [plainWords(text).trim(), kind] as const)),
);
const HARMLESS_PATTERN = wordsPattern(HARMLESS, "g");

/** What the words ask for (`plainWords`). Null if it is nothing secret. */
export function secretIn(words: string): SecretKind | null {
  const searched = words.replace(HARMLESS_PATTERN, "");
  const found = PATTERNS.find(([, pattern]) => pattern.test(searched))?.[0];
  if (found) return found;
  const bare = searched.split(" ").filter((word) => word !== "" && !FILLERS.has(word) && !/^\d+$/.test(word));
  return WHOLE.get(bare.join(" ")) ?? null;
}
