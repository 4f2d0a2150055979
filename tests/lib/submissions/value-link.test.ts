import { valueLink } from "@/lib/submissions/value-link";

test.each([
  ["ines@example.com", "mailto:ines@example.com"],
  ["+49 (30) 1234-5", "tel:+493012345"],
  ["https://example.com/a?b=c", "https://example.com/a?b=c"],
])("%s becomes a link", (value, href) => {
  expect(valueLink(value)).toBe(href);
});

test.each([
  "Ines",
  "javascript:alert(1)",
  "http://example.com",
  "https://",
  "https://example.com and more",
  "ines@example.com?bcc=a@b.example",
  "a@b.example, c@d.example",
  "2027-01-31",
  `https://example.com/${"x".repeat(2000)}`,
])("%s does not become a link", (value) => {
  expect(valueLink(value)).toBeNull();
});
