import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { PUT as SAVE_SETTINGS } from "@/app/api/v1/settings/route";
import { POST } from "@/app/auth/register/route";
import { db } from "@/lib/db/db";
import { type CallOptions, call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin, createRole, createUser } from "../support/factories";
import { sendAndListMails } from "../support/sent-mails";

const input = (changes: Record<string, unknown> = {}) => ({
  email: "ines@example.com",
  password: "only-i-know-this",
  password_confirmation: "only-i-know-this",
  terms: true,
  privacy: true,
  ...changes,
});
const register = (changes: Record<string, unknown> = {}, options: CallOptions = {}) =>
  call(POST, { body: input(changes), ...options });
const saveSettings = async (body: object) =>
  expect((await call(SAVE_SETTINGS, { session: await startConfirmedSession(await createAdmin()), body })).status).toBe(
    200,
  );

describe("POST auth/register", () => {
  test("creates a member, logs them in and emails a code", async () => {
    const { status, json, cookies } = await register();

    expect([status, json.status]).toEqual([200, "needs_email_verification"]);
    expect(json.bootstrapData.user).toMatchObject({
      email: "ines@example.com",
      email_verified_at: null,
      roles: [{ name: "Users" }],
    });
    expect((await call(BOOTSTRAP, { session: cookies.session ?? "" })).json.data.user.email).toBe("ines@example.com");
    expect(await sendAndListMails("ines@example.com")).toMatchObject([{ code: expect.stringMatching(/^\d{6}$/) }]);
  });

  test("stores the password as an argon2id hash", async () => {
    await register();

    const { passwordHash } = await db.user.findUniqueOrThrow({
      where: { email: "ines@example.com" },
      select: { passwordHash: true },
    });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("assigns the default roles", async () => {
    const role = await createRole({ default: true });

    const { json } = await register();

    expect(json.bootstrapData.user.roles).toEqual([
      expect.objectContaining({ name: "Users" }),
      { id: role.id, name: role.name },
    ]);
  });

  test("emails no code if email confirmation is not required", async () => {
    await saveSettings({ auth: { require_email_confirmation: false } });

    const { json } = await register();

    expect(json.status).toBe("success");
    expect(await sendAndListMails("ines@example.com")).toEqual([]);
  });

  test("stores the visitor's language, and uses it in the response and the email", async () => {
    const { json } = await register({}, { cookies: { locale: "de" } });

    expect([json.bootstrapData.user.language, json.bootstrapData.i18n.language]).toEqual(["de", "de"]);
    const [mail] = await sendAndListMails("ines@example.com");
    expect(mail?.html).toContain('lang="de"');
  });

  test.each([
    [{ email: "nobody" }, "email"],
    [{ email: undefined }, "email"],
    [{ password: "1234567", password_confirmation: "1234567" }, "password"],
    [{ password_confirmation: "another-one" }, "password_confirmation"],
    [{ terms: undefined }, "terms"],
    [{ privacy: false }, "privacy"],
    [{ terms: "yes" }, "terms"],
    [{ newsletter: true }, "newsletter"],
    [{ is_admin: true }, "is_admin"],
  ])("reports the invalid field in %p", async (changes, field) => {
    expect(await register(changes)).toNameFields(field);
    expect(await db.user.count({ where: { email: "ines@example.com" } })).toBe(0);
  });

  test("accepts passwords of 8 to 128 characters of any kind", async () => {
    const passwords = ["        ", "пароль-ключ", "p".repeat(128), "p".repeat(129)];
    const responses = [];
    for (const [index, password] of passwords.entries()) {
      responses.push(await register({ email: `p${index}@example.com`, password, password_confirmation: password }));
    }

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 422]);
  });

  test("requires consent to exactly the policies in the settings", async () => {
    await saveSettings({
      registration: { policies: [{ id: "house_rules", label: "House rules", action: "/pages/rules" }] },
    });

    expect(await register()).toNameFields("house_rules", "terms", "privacy");
    expect((await register({ terms: undefined, privacy: undefined, house_rules: true })).status).toBe(200);
  });

  test("refuses a taken address even if its case differs, and sends no email", async () => {
    await createUser({ email: "ines@example.com" });

    const response = await register({ email: "INES@example.com" });

    expect(response).toNameFields("email");
    expect(response.json.errors.email).toEqual(["This email address is already in use."]);
    expect(await sendAndListMails("ines@example.com")).toEqual([]);
  });

  test("accepts exactly one of sixteen concurrent registrations with one address", async () => {
    await saveSettings({ registration: { policies: [] } });

    const responses = await Promise.all(
      Array.from({ length: 16 }, () => register({ terms: undefined, privacy: undefined })),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(15);
    expect([
      await db.user.count({ where: { email: "ines@example.com" } }),
      (await sendAndListMails("ines@example.com")).length,
    ]).toEqual([1, 1]);
  });

  test("refuses a user who is logged in", async () => {
    expect(await register({}, { as: await createUser() })).toBeRefused(403, "forbidden");
  });
});

describe("disabled registration", () => {
  beforeEach(() => saveSettings({ registration: { disable: true, hidden_token: "open-sesame" } }));

  test("refuses registrations without a token", async () => {
    expect(await register()).toBeRefused(403, "forbidden");
    expect(await register({ registration_token: "" })).toBeRefused(403, "forbidden");
  });

  test.each(["guess", "open-sesame!", "open-sesam", "open-sesamé"])(
    "refuses the wrong token %s",
    async (registration_token) => {
      expect(await register({ registration_token })).toBeRefused(404, "not_found");
    },
  );

  test("accepts the hidden token", async () => {
    expect((await register({ registration_token: "open-sesame" })).json.status).toBe("needs_email_verification");
  });

  test("refuses every token if no hidden token is set", async () => {
    await saveSettings({ registration: { hidden_token: "" } });

    expect(await register({ registration_token: "" })).toBeRefused(403, "forbidden");
    expect(await register({ registration_token: "guess" })).toBeRefused(404, "not_found");
  });
});
