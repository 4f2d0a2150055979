import { GET, PUT } from "@/app/api/v1/settings/route";
import { readSecretSetting } from "@/lib/settings/secrets";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin, createUser } from "../support/factories";

process.env.SMTP_URL = "smtp://operator:shibboleth@mail.example";

const show = async () => (await call(GET, { as: await createUser({ permissions: ["settings.view"] }) })).json;

test("a secret from the environment is marked as such and shown without its value", async () => {
  const json = await show();

  expect(json.secrets["mail.smtp_url"]).toEqual({ set: true, environment: "SMTP_URL" });
  expect(json.secrets["billing.stripe_secret_key"]).toEqual({ set: false, environment: null });
  expect(JSON.stringify(json)).not.toContain("shibboleth");
});

test("a secret from the environment cannot be changed in the settings", async () => {
  const session = await startConfirmedSession(await createAdmin());

  const response = await call(PUT, {
    session,
    body: { mail: { smtp_url: "smtp://127.0.0.1:1", from_name: "Studio" } },
  });

  expect(response).toNameFields("mail.smtp_url");
  expect((await show()).settings.mail.from_name).toBe("");
});

test("the other settings in the group of a secret from the environment can be changed", async () => {
  const session = await startConfirmedSession(await createAdmin());

  const { json } = await call(PUT, { session, body: { mail: { from_name: "Studio" } } });

  expect(json.settings.mail.from_name).toBe("Studio");
});

test("the app uses the secret from the environment", async () => {
  expect(await readSecretSetting("mail.smtp_url")).toBe("smtp://operator:shibboleth@mail.example");
});
