import path from "node:path";
import { waitForMail } from "../support/mail-inbox";
import { apiOf } from "./api";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

const RECIPIENT = "office@example.com";
const NO_CAPTCHA = { contact: false, register: false, login: false, site_form: false };

test("with the built-in captcha turned on, a visitor sends a message, which arrives by email", async ({
  page,
  admin,
}) => {
  const outbox = path.resolve(environmentValue("PLINTH_E2E_DATA"), "outbox");
  await admin.changeSettings({
    contact: { recipient: RECIPIENT },
    recaptcha: { enable: { ...NO_CAPTCHA, contact: true } },
  });
  try {
    await page.goto("/contact");
    await untilHydrated(page);
    await page.getByLabel("Name").fill("Ines Morel");
    await page.getByLabel("Email").fill("ines@example.com");
    await page.getByLabel("Message").fill("How many sites can one server hold?");
    await page.getByRole("button", { name: "Send message" }).click();

    await expect(page.getByText("Your message has been submitted.")).toBeVisible();
    const mail = await waitForMail(outbox, { to: RECIPIENT, subject: /Ines Morel/ });
    expect(mail.text).toContain("How many sites can one server hold?");
  } finally {
    await admin.changeSettings({ recaptcha: { enable: NO_CAPTCHA } });
  }
});

test("with the built-in captcha turned on, a visitor sends the form of a site", async ({
  page,
  admin,
  member,
  logIn,
}) => {
  const slug = `check-${Date.now().toString(36)}`;
  await logIn(page, member);
  const api = apiOf(page.request, environmentValue("PLINTH_E2E_URL"));
  const project_id = await api.createProject("Kiln Row", { template: "pottery-studio" });
  const siteId = await api.createSite({ name: "Kiln Row", slug, project_id });
  await api.publish(siteId);
  await admin.changeSettings({ recaptcha: { enable: { ...NO_CAPTCHA, site_form: true } } });
  try {
    await page.goto(`${environmentValue("PLINTH_E2E_URL").replace("//", `//${slug}.sites.`)}/visit`);
    await page.getByLabel("Name").fill("Ana");
    await page.getByLabel("Email").fill("ana@example.com");
    await page.locator("textarea").fill("Are you open on Sunday?");
    await page.locator("form button").click();

    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  } finally {
    await admin.changeSettings({ recaptcha: { enable: NO_CAPTCHA } });
  }
});
