import path from "node:path";
import { waitForMail } from "../support/mail-inbox";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

const RECIPIENT = "office@example.com";

test("a visitor who solves the built-in check sends a message, which arrives by email", async ({ page, admin }) => {
  const outbox = path.resolve(environmentValue("PLINTH_E2E_DATA"), "outbox");
  await admin.changeSettings({
    contact: { recipient: RECIPIENT },
    recaptcha: { enable: { contact: true, register: false, login: false, site_form: false } },
  });
  try {
    await page.goto("/contact");
    await untilHydrated(page);
    await page.getByLabel("Name").fill("Ines Morel");
    await page.getByLabel("Email").fill("ines@example.com");
    await page.getByLabel("Message").fill("How many sites can one server hold?");
    await page.getByRole("button", { name: "Send message" }).click();

    await expect(page.getByText("Thank you for your message. We will answer by email.")).toBeVisible();
    const mail = await waitForMail(outbox, { to: RECIPIENT, subject: /Ines Morel/ });
    expect(mail.text).toContain("How many sites can one server hold?");
  } finally {
    await admin.changeSettings({
      recaptcha: { enable: { contact: false, register: false, login: false, site_form: false } },
    });
  }
});
