import { mailboxOf } from "@/lib/subscriptions/mailbox";

test.each([
  ["ines@example.com", "ines@example.com"],
  ["INES@Example.COM", "ines@example.com"],
  ["ines+trial@example.com", "ines@example.com"],
  ["ines+a+b@example.com", "ines@example.com"],
  ["i.nes+x@gmail.com", "ines@gmail.com"],
  ["ines@googlemail.com", "ines@gmail.com"],
  ["i.nes@example.com", "i.nes@example.com"],
])("the mailbox of %s is %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
