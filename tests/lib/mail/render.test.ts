import { createT } from "@/lib/i18n/create-t";
import "@/lib/i18n/message"; // formats the plurals
import type { MailContext } from "@/lib/mail/content";
import { renderMail } from "@/lib/mail/render";
import type { TwoFactorChange } from "@/lib/mail/templates/two-factor-changed";

function mailContext({
  lines = {},
  language = "en",
  ...changes
}: Partial<MailContext> & { lines?: Record<string, string>; language?: string } = {}): MailContext {
  return {
    t: createT({ language, lines }),
    direction: "ltr",
    to: "ines@example.com",
    siteName: "Plinth",
    appUrl: "https://plinth.example",
    ...changes,
  };
}

describe("the verification email", () => {
  const mail = renderMail("verify-email", { code: "048213", minutes: 10 }, mailContext());

  test("has the code in the HTML and on a line of its own in the text", () => {
    expect(mail.html).toContain(">048213<");
    expect(mail.text).toMatch(/^\s+048213$/m);
  });

  test("keeps the code out of the subject and the preview, which a locked screen shows", () => {
    expect(mail.subject).toBe("Verify your email for Plinth");
    expect(mail.html.slice(0, mail.html.indexOf("<table"))).not.toContain("048213");
  });

  test("says how long the code works", () => {
    expect(mail.text).toContain("The code is valid for 10 minutes.");
  });

  test("uses the singular for one minute", () => {
    expect(renderMail("verify-email", { code: "1", minutes: 1 }, mailContext()).text).toContain(
      "The code is valid for 1 minute.",
    );
  });
});

describe("the password reset email", () => {
  const mail = renderMail("reset-password", { token: "tok-en_1", minutes: 60 }, mailContext());

  test("links to the page that takes the token, in the HTML and in the text", () => {
    expect(mail.html).toContain('href="https://plinth.example/password/reset/tok-en_1"');
    expect(mail.text).toContain("https://plinth.example/password/reset/tok-en_1");
  });

  test("names the account it is about", () => {
    expect(mail.text).toContain("ines@example.com");
  });
});

test("the notice of a changed password links to the page that resets it", () => {
  const mail = renderMail("password-changed", {}, mailContext());

  expect(mail.text).toContain("https://plinth.example/forgot-password");
});

test("the preview warns if the user turned two-factor authentication off, but not if an admin reset it", () => {
  const previewOf = (change: TwoFactorChange) => {
    const { html } = renderMail("two-factor-changed", { change }, mailContext());
    return html.slice(0, html.indexOf("<table"));
  };

  expect(previewOf("disabled")).toContain("If this was not you, change your password now.");
  expect(previewOf("reset")).toContain("Set it up again in your account settings.");
  expect(previewOf("reset")).not.toContain("If this was not you");
});

describe("an email in another language", () => {
  const arabic = mailContext({
    language: "ar",
    direction: "rtl",
    lines: {
      "Reset your password": "أعد تعيين كلمة المرور",
      "You asked for a new password for your account (:email). Choose it here:": "طُلبت كلمة مرور للحساب :email.",
    },
  });
  const mail = renderMail("reset-password", { token: "x", minutes: 60 }, arabic);

  test("is written in that language", () => {
    expect(mail.html).toContain("أعد تعيين كلمة المرور");
    expect(mail.text).toContain("أعد تعيين كلمة المرور");
  });

  test("declares its language, and that it is right to left", () => {
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.html).not.toContain('align="left"');
  });

  test("isolates addresses from the direction of the sentence", () => {
    expect(mail.text).toContain("\u2068ines@example.com\u2069");
  });

  test("keeps links and codes left to right", () => {
    expect(mail.html).toMatch(/class="m-link"[^>]*dir="ltr"/);
    expect(renderMail("verify-email", { code: "1", minutes: 1 }, arabic).html).toMatch(/class="m-code" dir="ltr"/);
  });
});

describe("a site name that is not plain text", () => {
  const mail = renderMail(
    "verify-email",
    { code: "1", minutes: 1 },
    mailContext({ siteName: 'A & B <script>"\r\nBcc: x@y.example' }),
  );

  test("is escaped in the HTML", () => {
    expect(mail.html).not.toContain("<script>");
    expect(mail.html).toContain("A &amp; B &lt;script&gt;&quot;");
  });

  test("stays on one line in the subject", () => {
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

test("the password reset email loads nothing external: no image, no script, no style sheet", () => {
  const { html } = renderMail("reset-password", { token: "x", minutes: 60 }, mailContext());

  expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
});

test("the email about an invite has no address in the names that somebody chose, of which a mail program makes a link", () => {
  const names = { workspace: "Win at https://evil.example/prize", inviter: "www.evil.example, ann@evil.example" };

  const { subject, html, text } = renderMail("workspace-invite", { id: "a", days: 14, ...names }, mailContext());

  const visible = [subject, html, text].map((part) => part.replaceAll("\u2060", ""));
  for (const part of visible) expect(part).toContain("evil.example/prize");
  for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|https:\/\/evil|www\.evil|ann@evil/);
});
