import { db } from "@/lib/db/db";
import { renderEml } from "@/lib/mail/eml";
import { messageOf } from "@/lib/mail/message";
import { HONEYPOT_FIELD } from "@/lib/sites/published-form";
import { createSite, createUser, unique } from "../support/factories";
import { contactForm, sendForm } from "../support/forms";

const newRecipient = () => `${unique("studio")}@example.com`;
const mailsTo = (to: string) => db.mailMessage.findMany({ where: { to }, orderBy: { id: "asc" } });

async function createSiteWith({ recipient = newRecipient() as string | null, name = "Pottery", language = "en" } = {}) {
  const owner = await createUser({ language });
  return createSite({ owner, recipient, name });
}

describe("the email about a submission", () => {
  test("goes to the site's recipient with the visitor's text, and can be replied to", async () => {
    const site = await createSiteWith();

    await sendForm(site, { name: "Ines", email: "ines@example.org", message: "Two cups\n& a bowl" });

    const [mail] = await mailsTo(String(site.recipient));
    expect(mail).toMatchObject({
      subject: "New message from Contact on Pottery",
      headers: { "Reply-To": "ines@example.org" },
      status: "queued",
    });
    expect(mail?.text).toContain("Your name:\nInes\n");
    expect(mail?.text).toContain("Two cups\n& a bowl");
    expect(mail?.html).toContain("Two cups\n&amp; a bowl");
    expect(mail?.text).not.toContain("you have an account");
  });

  test("escapes the visitor's text", async () => {
    const site = await createSiteWith({ name: "<b>Pots</b>" });

    await sendForm(site, { name: "<img src=x onerror=alert(1)>" });

    const [mail] = await mailsTo(String(site.recipient));
    expect(mail?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(mail?.html).not.toMatch(/<img|<b>/);
  });

  test("has no header injected by the visitor's text or by the name of the site or form", async () => {
    const site = await createSiteWith({ name: "Pots\r\nBcc: a@evil.example" });
    const form = { ...contactForm, name: "Contact\r\nBcc: b@evil.example" };

    await sendForm(site, { name: "x\r\nBcc: c@evil.example", email: "i@example.org" }, { form });
    const outcome = await sendForm(site, { name: "x", email: "i@example.org\r\nBcc: d@evil.example" }, { form });

    const [mail] = await mailsTo(String(site.recipient));
    if (!mail) throw new Error("There is no mail.");
    const head = Buffer.from(await renderEml(messageOf(mail)))
      .toString()
      .split("\r\n\r\n", 1)[0];
    expect(head).toMatch(/^Reply-To: i@example\.org$/m);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(outcome).toMatchObject({ result: "invalid" });
  });

  test("is in the language of the site's owner", async () => {
    const site = await createSiteWith({ language: "de" });

    await sendForm(site, { name: "Ines" });

    const [mail] = await mailsTo(String(site.recipient));
    expect(mail?.html).toContain('lang="de"');
  });

  test("is not sent about spam or without a recipient", async () => {
    const [site, siteWithoutRecipient] = [await createSiteWith(), await createSiteWith({ recipient: null })];
    const before = await db.mailMessage.count();

    await sendForm(site, { name: "Ines", [HONEYPOT_FIELD]: "x" });
    await sendForm(siteWithoutRecipient, { name: "Ines" });

    expect(await db.mailMessage.count()).toBe(before);
  });

  test("is sent at most 20 times an hour for a site; further submissions are only stored", async () => {
    const site = await createSiteWith();

    await Promise.all(Array.from({ length: 24 }, (_, index) => sendForm(site, { name: `Ines ${index}` })));

    expect(await mailsTo(String(site.recipient))).toHaveLength(20);
    expect(await db.formSubmission.count({ where: { siteId: site.id } })).toBe(24);
  });

  test("is sent to an address at most 60 times an hour, from all sites together", async () => {
    const recipient = newRecipient();
    const sites = await Promise.all(Array.from({ length: 4 }, () => createSiteWith({ recipient })));

    for (const site of sites)
      await Promise.all(Array.from({ length: 20 }, (_, index) => sendForm(site, { name: `Ines ${index}` })));

    expect(await mailsTo(recipient)).toHaveLength(60);
  });

  test("is sent at most 100 times an hour for an owner, from all sites together", async () => {
    const owner = await createUser();
    const recipients = Array.from({ length: 6 }, newRecipient);
    const sites = await Promise.all(recipients.map((recipient) => createSite({ owner, recipient })));

    for (const site of sites)
      await Promise.all(Array.from({ length: 20 }, (_, index) => sendForm(site, { name: `Ines ${index}` })));

    expect(await db.mailMessage.count({ where: { to: { in: recipients } } })).toBe(100);
  });
});
