import { GET } from "@/app/api/v1/sites/[siteId]/checks/route";
import { readMarkup } from "@/lib/publications/checks/page-markup";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { call } from "../support/api";
import { createSite, createUser } from "../support/factories";
import { page, publish, storeUncheckedDocument } from "../support/sites";

type CheckResult = { level: string; page: string; rule: string; message: string };

async function createDraft(components: DocumentComponent[]) {
  const as = await createUser();
  const site = await createSite({ owner: as, recipient: as.email });
  await storeUncheckedDocument(site, [page("", components)]);
  return { as, site };
}

/** The findings of the rule form-secrets on a page with these components. */
async function findSecrets(components: DocumentComponent[]): Promise<CheckResult[]> {
  const { as, site } = await createDraft(components);
  const { json } = await call(GET, { as, params: { siteId: site.id } });
  return json.checks.filter(({ rule }: CheckResult) => rule === "form-secrets");
}

const code = (content: string): DocumentComponent => ({ type: "custom-code", content });
const form = (...components: DocumentComponent[]): DocumentComponent => ({ tagName: "form", type: "form", components });
const input = (attributes: Record<string, string>): DocumentComponent => ({
  tagName: "input",
  type: "input",
  attributes: { name: "field", ...attributes },
});
const labelled = (label: string, attributes: Record<string, string> = {}): DocumentComponent[] => [
  {
    tagName: "label",
    type: "label",
    attributes: { for: "f" },
    components: [{ type: "textnode", content: label }],
  },
  input({ id: "f", ...attributes }),
];

describe("the rule form-secrets", () => {
  test("is an error that prevents the publication", async () => {
    const { as, site } = await createDraft([form(input({ type: "password", placeholder: "Your secret" }))]);

    expect(await call(GET, { as, params: { siteId: site.id } })).toMatchObject({
      json: { checks: [{ level: "error", rule: "form-secrets", page: "/", message: expect.stringContaining("Home") }] },
    });
    expect(await publish(as, site)).toNameFields("checks");
  });

  test.each<[string, Record<string, string>]>([
    ["a password field", { type: "Password" }],
    ["cc-number", { autocomplete: "section-pay billing cc-number" }],
    ["cc-csc", { autocomplete: "cc-csc" }],
    ["one-time-code", { autocomplete: "one-time-code", inputmode: "numeric" }],
    ["current-password", { autocomplete: "username current-password" }],
    ["a name", { name: "userPassword" }],
    ["a name of card data", { name: "card_number", placeholder: "1234 5678" }],
    ["a placeholder", { placeholder: "Password" }],
    ["an aria-label", { "aria-label": "Card number" }],
    ["a value", { value: "Enter your password" }],
  ])("finds %s", async (_, attributes) => {
    expect(await findSecrets([form(input(attributes))])).toMatchObject([{ level: "error" }]);
  });

  test.each([
    ["Your password"],
    ["Card number *"],
    ["CVV"],
    ["PIN"],
    ["One-time code (SMS)"],
    ["Social Security Number"],
    ["Passport No."],
    ["Bitte Passwort eingeben"],
    ["Kreditkartennummer"],
    ["TAN-Nummer"],
    ["Personalausweisnummer"],
    ["Mot de passe actuel"],
    ["Numéro de carte bancaire"],
    ["Numéro de sécurité sociale"],
    ["Contraseña"],
    ["Número de la tarjeta"],
    ["DNI"],
    ["Numero della carta"],
    ["Codice fiscale"],
    ["Senha"],
    ["Número do cartão"],
    ["CPF"],
    ["Wachtwoord"],
    ["Kaartnummer"],
    ["BSN"],
    ["Hasło"],
    ["Numer karty"],
    ["PESEL"],
    ["Пароль"],
    ["Номер карты"],
    ["Код из СМС"],
    ["كلمة المرور"],
    ["رقم البطاقة"],
    ["رمز التحقق"],
    ["رقم الهوية"],
    ["P a s s w o r d"],
    ["Pass\u200Bword"],
    ["Pаsswоrd"], // two letters are Cyrillic
    ["Pa55w0rd"],
    ["Pa$$word"],
  ])("finds a field that is labelled: %s", async (label) => {
    expect(await findSecrets([form(...labelled(label))])).toHaveLength(1);
  });

  test.each([
    ["in a label around it", "<label>Password <input name=a></label>"],
    ["in a text before it", "<table><tr><td>Password:</td><td><input name=a></td></tr></table>"],
    ["in a page inside the page", `<iframe srcdoc="<input type='password'>"></iframe>`],
    ["written by a script", `<script>root.innerHTML = '<input type="password">'</script>`],
    ["made by a script", `<script>field.setAttribute("type", "password")</script>`],
    ["with text as dots", `<style>#a{-webkit-text-security: disc}</style><input id=a>`],
    ["in a template", "<template><input type=password></template>"],
    ["in upper case", "<INPUT TYPE=PASSWORD>"],
    ["for a recovery phrase", "<label for=w>Seed phrase</label><textarea id=w></textarea>"],
  ])("finds a secret in custom code: %s", async (_, html) => {
    expect(await findSecrets([code(html)])).toHaveLength(1);
  });

  test("finds a field that two blocks of custom code make together", async () => {
    expect(await findSecrets([code('<input title="'), code('" type=password>')])).toHaveLength(1);
  });

  test.each([
    ["Passport photo service"],
    ["Size of the PIN board"],
    ["Which password manager do you use?"],
    ["Gift card number"],
    ["Business cards: how many?"],
    ["Library card number"],
    ["Should the gallery be password-protected?"],
    ["Kundenkartennummer"],
    ["Numéro de carte de fidélité"],
    ["Order number"],
    ["Season pass"],
    ["Tan or brown leather?"],
    ["Discount code"],
    ["Postal code"],
    ["Your phone number"],
    ["Compass rose"],
  ])("accepts a field that is labelled: %s", async (label) => {
    expect(await findSecrets([form(...labelled(label))])).toEqual([]);
  });

  test.each([
    ["words outside fields", "<h2>A password hint on how to choose one</h2><p>Never tell your card number.</p>"],
    ["a link", "<a href='/about'>Forgot your password?</a>"],
    ["words before a field with a label", "<p>No password needed</p><label>Name <input name=n></label>"],
    ["a comment", "<!-- <input type=password> -->"],
    ["a box to tick", "<label><input type=checkbox name=pw> I forgot my password</label>"],
    ["a PIN code in an address", "<input placeholder=City><input placeholder='PIN code'>"],
    [
      "a long question",
      "<label>What happened before you could no longer use your password? <textarea></textarea></label>",
    ],
  ])("accepts %s", async (_, html) => {
    expect(await findSecrets([code(html)])).toEqual([]);
  });

  test("takes time in proportion to the size of the HTML", () => {
    const shapes = [
      (count: number) => "<b x><p>".repeat(count),
      (count: number) => `<input ${Array.from({ length: count }, (_, n) => `a${n}`).join(" ")}>`,
      (count: number) => "<label>Password".repeat(count),
      (count: number) => `<label for=a>${"p ".repeat(count)}</label>`,
      (count: number) => `<input placeholder="${"a ".repeat(count)}">`,
    ];
    for (const shape of shapes) {
      readMarkup(shape(20_000));
      const seconds = [40_000, 160_000].map((count) => {
        const html = shape(count);
        const start = performance.now();
        readMarkup(html);
        return performance.now() - start;
      });
      expect((seconds[1] ?? 0) / Math.max(seconds[0] ?? 0, 20)).toBeLessThan(12);
    }
  });
});
