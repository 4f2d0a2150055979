import { linkAddress } from "@/lib/http/link-address";

test.each([
  "/pricing",
  "#features",
  "?page=2",
  "",
  "https://example.com/a",
  "http://example.com",
  "mailto:a@example.com",
  "tel:+33123",
])("%p is accepted as the address of a link", (address) => {
  expect(linkAddress.safeParse(address).success).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "https://",
])("%p is refused as the address of a link", (address) => {
  expect(linkAddress.safeParse(address).success).toBe(false);
});
