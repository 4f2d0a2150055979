import net, { type AddressInfo } from "node:net";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { GET, PUT } from "@/app/api/v1/settings/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { db } from "@/lib/db/db";
import { GROUP_SCHEMAS, SECRETS, type SettingsGroup } from "@/lib/settings/schema";
import { readSecretSetting } from "@/lib/settings/secrets";
import { getSettings } from "@/lib/settings/settings";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createAdmin, createUser } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";
import { startSmtpCatcher } from "../support/smtp-catcher";

const show = async () => (await call(GET, { as: await createUser({ permissions: ["settings.view"] }) })).json;
const save = async (body: unknown) => call(PUT, { session: await startConfirmedSession(await createAdmin()), body });
const getPublicSettings = async () => (await call(BOOTSTRAP)).json.data.settings;

/** Every setting of the schema with its default, except secrets. */
function defaultSettings() {
  const entries = Object.entries(GROUP_SCHEMAS).map(([name, schema]) => {
    const secretKeys: readonly string[] = SECRETS[name as SettingsGroup] ?? [];
    return [name, Object.fromEntries(Object.entries(schema.parse({})).filter(([key]) => !secretKeys.includes(key)))];
  });
  return Object.fromEntries(entries) as Record<string, object>;
}

describe("GET settings", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("shows every setting with its default", async () => {
    const { settings } = await show();

    const { general, ...nested } = defaultSettings();
    expect(settings).toEqual({ ...nested, ...general });
  });

  test("nests the settings as bootstrap data does", async () => {
    const { settings } = await show();

    const { base_url: _b, asset_url: _a, sites_host: _s, ...nested } = await getPublicSettings();
    expect(settings).toMatchObject(nested);
    expect(settings).toMatchObject({ base_url: "", asset_url: "" });
  });

  test("shows the private settings too", async () => {
    const { settings } = await show();

    expect(settings).toMatchObject({
      registration: { hidden_token: "" },
      auth: { admin_two_factor: false },
      contact: { recipient: "" },
      mail: { from_name: "", from_address: "" },
      site: { demo_password: expect.any(String) },
    });
  });

  test("shows only whether a secret is set", async () => {
    await save({ recaptcha: { secret_key: "shibboleth" } });

    const json = await show();

    expect(json.secrets["recaptcha.secret_key"]).toEqual({ set: true, environment: null });
    expect(json.secrets["mail.smtp_url"]).toEqual({ set: false, environment: null });
    expect(JSON.stringify(json)).not.toMatch(/shibboleth|"smtp_url":|"secret_key":/);
  });
});

describe("PUT settings", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, body: {} }));

  test("lets a user with settings.update change settings that are not sensitive", async () => {
    const as = await createUser({ permissions: ["settings.update"] });

    expect((await call(PUT, { as, body: { branding: { site_name: "Studio" } } })).status).toBe(200);
  });

  describe.each([
    { mail: { from_name: "Studio" } },
    { auth: { admin_two_factor: true } },
    { registration: { disable: true } },
    { social: {} },
    { custom_code: { html: "<p>Hello</p>" } },
    { recaptcha: { site_key: "public" } },
    { billing: {} },
    { uploads: { allowed_types: ["text/html"] } },
    { site: { demo: true } },
    { ads: { disable: true } },
    { base_url: "https://plinth.example" },
    { contact: { recipient: "me@example.com" } },
    { asset_url: "https://plinth.example" },
    { branding: { site_name: "Studio" }, mail: { from_name: "Studio" } },
  ])("a change of %j", (body) => {
    test("is refused to a user who is not an admin", async () => {
      const session = await startConfirmedSession(await createUser({ permissions: ["settings.update"] }));

      expect(await call(PUT, { session, body })).toBeRefused(403, "forbidden");
      expect(await db.setting.count()).toBe(0);
    });

    test("needs an admin's confirmed password", async () => {
      expect(await call(PUT, { as: await createAdmin(), body })).toBeRefused(423, "password_required");
    });

    test("is refused to an admin's API token", async () => {
      const bearer = await createAccessToken({ user: await createAdmin() });

      expect(await call(PUT, { bearer, body })).toBeRefused(403, "forbidden");
    });
  });

  test("changes only the given keys, with immediate effect", async () => {
    expect((await getPublicSettings()).branding.site_name).toBe("Plinth");

    const { status, json } = await save({ branding: { site_name: " Studio " } });

    expect([status, json.settings.branding.site_name]).toEqual([200, "Studio"]);
    expect((await getPublicSettings()).branding).toMatchObject({ site_name: "Studio", logo_light: "" });
    await save({ branding: { favicon: "/favicon.png" } });
    expect((await getPublicSettings()).branding).toMatchObject({ site_name: "Studio", favicon: "/favicon.png" });
  });

  test("changes only the given keys of a nested object too", async () => {
    await save({ recaptcha: { enable: { contact: true } } });
    await save({ recaptcha: { enable: { login: true } }, homepage: { appearance: { headerTitle: "Hello" } } });

    const { recaptcha, homepage } = await getPublicSettings();

    expect(recaptcha.enable).toEqual({ contact: true, register: false, login: true, site_form: false });
    expect(homepage.appearance).toMatchObject({ headerTitle: "Hello", featuresTitle: expect.stringMatching(/\w/) });
  });

  test("replaces a list as a whole", async () => {
    const policy = { id: "rules", label: "House rules", action: "/pages/rules" };

    await save({ registration: { policies: [policy] } });

    expect((await getPublicSettings()).registration.policies).toEqual([policy]);
  });

  test("accepts base_url at the top level, as in bootstrap data, and asset_url defaults to it", async () => {
    await save({ base_url: "https://plinth.example" });

    expect(await getPublicSettings()).toMatchObject({
      base_url: "https://plinth.example",
      asset_url: "https://plinth.example",
    });
  });

  test("stores only the given values, so that later defaults apply to the rest", async () => {
    await save({ branding: { site_name: "Studio" } });

    expect(await db.setting.findUnique({ where: { group: "branding" } })).toMatchObject({
      value: { site_name: "Studio" },
    });
  });

  test("keeps the values of all parallel calls", async () => {
    const as = await createUser({ permissions: ["settings.update"] });
    const keys = ["site_name", "site_description", "logo_light", "logo_light_mobile", "logo_dark", "favicon"];

    await Promise.all(keys.map((key) => call(PUT, { as, body: { branding: { [key]: `/${key}` } } })));

    expect((await getPublicSettings()).branding).toEqual(Object.fromEntries(keys.map((key) => [key, `/${key}`])));
  });

  test.each([
    [{ branding: { site_name: "" } }, "branding.site_name"],
    [{ branding: { colour: "red" } }, "branding.colour"],
    [{ colours: {} }, "colours"],
    [{ general: { base_url: "x" } }, "general"],
    [{ branding: "Studio" }, "branding"],
    [{ recaptcha: { enable: { everything: true } } }, "recaptcha.enable.everything"],
    [{ cookie_notice: { position: "left" } }, "cookie_notice.position"],
    [{ auth: { after_login: "https://evil.example" } }, "auth.after_login"],
    [{ auth: { after_login: "//evil.example" } }, "auth.after_login"],
    [{ themes: { default_id: 4711 } }, "themes.default_id"],
    [{ i18n: { default_language: "fr" } }, "i18n.default_language"],
    [{ dates: { default_timezone: "Mars/Olympus" } }, "dates.default_timezone"],
    [{ base_url: "ftp://plinth.example" }, "base_url"],
    [{ base_url: `https://plinth.example/${"a".repeat(2000)}` }, "base_url"],
    [{ registration: { policies: [{ id: "email", label: "x", action: "/x" }] } }, "registration.policies"],
    [{ mail: { smtp_url: "https://mail.example" } }, "mail.smtp_url"],
    [{ mail: { smtp_url: "smtp://mail.example/?sendmail=true&path=/bin/sh" } }, "mail.smtp_url"],
    [{ site: { demo: true, demo_email: "nobody" } }, "site.demo_email"],
    [{ seo: { description: "a\0b" } }, "seo.description"],
  ])("reports the invalid field in %j", async (body, field) => {
    expect(await save(body)).toNameFields(field);
  });

  test("saves nothing if one key is wrong", async () => {
    const response = await save({ branding: { site_name: "Studio" }, themes: { default_id: 4711 } });

    expect(response).toNameFields("themes.default_id");
    expect((await getPublicSettings()).branding.site_name).toBe("Plinth");
  });

  test("keeps private settings out of bootstrap data", async () => {
    await save({
      registration: { hidden_token: "open-sesame" },
      contact: { recipient: "desk@example.com" },
      auth: { admin_two_factor: true },
    });

    expect(JSON.stringify(await getPublicSettings())).not.toMatch(
      /open-sesame|desk@example|hidden_token|admin_two_factor/,
    );
    expect((await show()).settings.registration.hidden_token).toBe("open-sesame");
  });
});

describe("a secret setting", () => {
  test("is stored encrypted, and only `readSecretSetting` returns it", async () => {
    await save({ recaptcha: { secret_key: "shibboleth", site_key: "public" } });

    const row = await db.setting.findUniqueOrThrow({ where: { group: "recaptcha" } });

    expect(JSON.stringify(row)).not.toContain("shibboleth");
    expect(JSON.stringify([await getPublicSettings(), await getSettings()])).not.toContain("shibboleth");
    expect(await readSecretSetting("recaptcha.secret_key")).toBe("shibboleth");
  });

  test("is kept when the rest of its group is saved, and removed by an empty string", async () => {
    await save({ recaptcha: { secret_key: "shibboleth" } });
    await save({ recaptcha: { site_key: "public" } });
    expect(await readSecretSetting("recaptcha.secret_key")).toBe("shibboleth");

    await save({ recaptcha: { secret_key: "" } });

    expect(await readSecretSetting("recaptcha.secret_key")).toBeNull();
  });

  test("for the mail server is tested before it is saved", async () => {
    const server = await startSmtpCatcher();
    const refused = await save({ mail: { smtp_url: "smtp://127.0.0.1:1" } });
    const accepted = await save({ mail: { smtp_url: server.url } });
    await server.close();

    expect(refused).toNameFields("mail.smtp_url");
    expect(refused.json.message).toBe("The mail server could not be reached.");
    expect([accepted.status, await readSecretSetting("mail.smtp_url")]).toEqual([200, server.url]);
  });
});

test.each(["220 inner.corp greets you\r\n", "SSH-2.0-OpenSSH_9.2 inner\r\n"])(
  "the refusal of an SMTP URL does not contain the greeting %j of its server",
  async (greeting) => {
    const server = net.createServer((socket) => socket.end(greeting));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;

    const { json } = await save({ mail: { smtp_url: `smtp://127.0.0.1:${port}` } });
    server.close();

    expect(JSON.stringify(json)).not.toContain("inner");
    expect(json.errors["mail.smtp_url"][0]).toMatch(
      /^(?:The mail server could not be reached|This server does not respond like a mail server)\.$/,
    );
  },
);

describe("the demo", () => {
  const findDemoUser = (n: number) => db.user.findUnique({ where: { email: `demo${n}@example.com` } });
  const login = (email: string, password: string) => call(LOGIN, { body: { email, password } });

  test("creates a hundred verified accounts with the public password when it is turned on", async () => {
    await save({ site: { demo: true, demo_password: "come-on-in" } });

    expect(
      await db.user.count({
        where: { isDemo: true, emailVerifiedAt: { not: null }, roles: { some: { role: { key: "user" } } } },
      }),
    ).toBe(100);
    expect((await login("demo73@example.com", "come-on-in")).json.bootstrapData.user.email).toBe("demo73@example.com");
    expect((await getPublicSettings()).site.demo_password).toBe("come-on-in");
  });

  test("replaces the password of its accounts when a new one is saved, and adds no accounts", async () => {
    await save({ site: { demo: true, demo_password: "come-on-in" } });
    await save({ site: { demo_password: "another-one" } });

    expect((await login("demo1@example.com", "come-on-in")).status).toBe(422);
    expect((await login("demo1@example.com", "another-one")).status).toBe(200);
    expect(await db.user.count({ where: { isDemo: true } })).toBe(100);
  });

  test("does not change an existing account that has a demo address", async () => {
    await createUser({ email: "demo1@example.com", password: "only-i-know-this" });

    await save({ site: { demo: true } });

    expect((await login("demo1@example.com", "only-i-know-this")).status).toBe(200);
    expect(await findDemoUser(1)).toMatchObject({ isDemo: false });
    expect(await findDemoUser(2)).toMatchObject({ isDemo: true });
  });

  test("neither publishes its password nor creates accounts while it is off", async () => {
    await save({ site: { demo_password: "come-on-in" } });

    expect((await getPublicSettings()).site).not.toHaveProperty("demo_password");
    expect(await db.user.count({ where: { isDemo: true } })).toBe(0);
  });
});
