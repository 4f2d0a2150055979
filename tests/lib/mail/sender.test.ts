import { senderOf } from "@/lib/mail/sender";

const settings = { mailFrom: "Plinth <plinth@localhost>", name: "", address: "", siteName: "Acme" };

test("emails come from MAIL_FROM", () => {
  expect(senderOf(settings)).toEqual({ name: "Plinth", address: "plinth@localhost" });
});

test("a MAIL_FROM without a name gets the site's name", () => {
  expect(senderOf({ ...settings, mailFrom: "post@acme.example" })).toEqual({
    name: "Acme",
    address: "post@acme.example",
  });
});

test("a name in quotes is read without the quotes", () => {
  expect(senderOf({ ...settings, mailFrom: '"Acme, Inc." <post@acme.example>' }).name).toBe("Acme, Inc.");
});

test("an admin's sender overrides MAIL_FROM", () => {
  expect(senderOf({ ...settings, name: "Post", address: "hello@acme.example" })).toEqual({
    name: "Post",
    address: "hello@acme.example",
  });
});
